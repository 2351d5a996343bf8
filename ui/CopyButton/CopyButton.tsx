import { useEffect, useState } from 'react'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import type { ButtonLook } from '../Button/buttonLook.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CopyButton.css.ts'

export type CopyButtonProps = Pick<ButtonLook, 'variant' | 'wide'> & {
  text: string
  label: string
  copiedLabel: string
  /** The instruction for a browser that does not let the page copy. */
  deniedLabel: string
}

/** The time that the button shows its success, in ms. */
const praiseMs = 2000

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, copiedLabel, deniedLabel, variant = 'quiet', wide = false }: CopyButtonProps) {
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
      <Button variant={variant} wide={wide} size="md" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        <span className={styles.words}>
          {[label, copiedLabel].map((word, index) => (
            <span key={word} className={styles.word} aria-hidden={copied !== (index === 1) || undefined}>
              {word}
            </span>
          ))}
        </span>
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
