import { useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CopyButtonProps = {
  /** The text to copy. */
  text: string
  /** Label of the button. */
  label: string
  /** Label after copying. */
  copiedLabel: string
}

/** How long the button shows that it has copied, in ms. */
const praiseMs = 2500

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), praiseMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    // Without clipboard access the text can still be selected by hand.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <Button variant="soft" size="md" icon={copied ? 'check' : 'copy'} onClick={copy}>
        {copied ? copiedLabel : label}
      </Button>
      <VisuallyHidden live>{copied && copiedLabel}</VisuallyHidden>
    </>
  )
}
