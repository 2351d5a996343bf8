import { type ChangeEvent, type Ref, type SyntheticEvent, useEffect, useEffectEvent } from 'react'
import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import type { ValueProps } from '../Field/valueProps.ts'
import * as styles from './CodeField.css.ts'
import { codeIn, digitsOf } from './codeIn.ts'
import { readTexts } from './webOtp.ts'

export const codeLengths = [6] as const

export type CodeFieldProps = FieldMessages &
  ValueProps<string> & {
    length: (typeof codeLengths)[number]
    /** The digits so far. */
    value: string
    /** Called once for each complete code that is typed, pasted or filled in by the phone. */
    onComplete: (value: string) => void
    ref?: Ref<HTMLInputElement>
  }

/** A one-time code: one input, drawn as a box for each digit. Input after a refusal, and a complete code at once, replace the digits. */
export function CodeField({ length, label, hint, error, value, onChange, onComplete, ...input }: CodeFieldProps) {
  const { ids, control } = useFieldIds({ hint, error })
  useEffect(() => {
    const focused = document.activeElement
    if (error && focused instanceof HTMLInputElement && focused.id === ids.control) focused.select()
  }, [error, ids.control])
  const take = (digits: string) => {
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete(digits)
  }
  const takeText = useEffectEvent((text: string) => take(codeIn(text, length) ?? digitsOf(text).slice(0, length)))
  useEffect(() => {
    const reading = new AbortController()
    void readTexts((code) => takeText(code), reading.signal)
    return () => reading.abort()
  }, [])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    const added = text.startsWith(value) ? text.slice(value.length) : ''
    const replaces = error && value.length === length
    take(codeIn(added || text, length) ?? digitsOf((replaces && added) || text).slice(0, length))
  }
  const next = Math.min(value.length, length - 1)
  return (
    <Field label={label} hint={hint} error={error} ids={ids} live>
      <div className={styles.frame} dir="ltr">
        <input
          {...input}
          {...control}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          enterKeyHint="done"
          spellCheck={false}
          value={value}
          onChange={change}
          onSelect={caretToEnd}
        />
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <div key={index} className={styles.box} data-filled={index < value.length || undefined} data-next={index === next || undefined}>
              {value[index]}
            </div>
          ))}
        </div>
      </div>
    </Field>
  )
}

/** The boxes show no caret, so it stays at the end; a full selection is left alone. */
function caretToEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = currentTarget
  if (selectionStart === selectionEnd && selectionEnd !== value.length) {
    currentTarget.setSelectionRange(value.length, value.length)
  }
}
