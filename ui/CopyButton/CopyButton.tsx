import { useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** What the button says. */
  label: string
  /** What it says once it is done. */
  copiedLabel: string
}

/** How long the button says that it is done. */
const praiseMs = 2500

/** Puts a text on the clipboard. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), praiseMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    // Where the clipboard is refused the text is still there to be selected by hand.
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
