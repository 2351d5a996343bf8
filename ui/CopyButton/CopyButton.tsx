import { useEffect, useState } from 'react'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type CopyButtonProps = {
  text: string
  label: string
  copiedLabel: string
  /** The instruction for a browser that does not let the page copy. */
  deniedLabel: string
}

/** The time that the button shows its success, in ms. */
const praiseMs = 2500

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, copiedLabel, deniedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const [denied, setDenied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), praiseMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setDenied(false)
    } catch {
      // Also where the browser has no clipboard, as on a page without HTTPS. The text can still be selected by hand.
      setDenied(true)
    }
  }
  return (
    <>
      <Button variant="quiet" size="md" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {copied ? copiedLabel : label}
      </Button>
      <VisuallyHidden live>{copied && copiedLabel}</VisuallyHidden>
      {denied && (
        <Alert tone="info" live="polite">
          {deniedLabel}
        </Alert>
      )}
    </>
  )
}
