import type { ChangeEvent, ClipboardEvent } from 'react'
import { Field, type FieldWords, useFieldIds } from '../Field/Field.tsx'
import * as styles from '../Field/Field.css.ts'
import type { InputProps } from '../Field/inputProps.ts'
import { emailPasted, emailTyped } from './typedEmail.ts'

export const emailOwners = ['self', 'other'] as const

export type EmailFieldProps = FieldWords &
  InputProps & {
    /**
     * Whose address it is: the browser offers to fill in only the person's own.
     * @default 'self'
     */
    owner?: (typeof emailOwners)[number]
  }

/** An e-mail address, typed without blanks or pasted with all that clings to it. */
export function EmailField({ label, hint, error, owner = 'self', onChange, ...input }: EmailFieldProps) {
  const { ids, control } = useFieldIds({ hint, error })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget
    const typed = element.value
    const address = emailTyped(typed)
    if (address !== typed) {
      const caret = emailTyped(typed.slice(0, element.selectionStart ?? typed.length)).length
      element.value = address
      element.setSelectionRange(caret, caret)
    }
    return onChange?.(event)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const element = event.currentTarget
    event.preventDefault()
    const { selectionStart, selectionEnd } = element
    element.setRangeText(emailPasted(event.clipboardData.getData('text')), selectionStart ?? 0, selectionEnd ?? 0, 'end')
    // As the browser's own paste would: whoever listens for what is typed hears of it.
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <input
        {...input}
        {...control}
        className={styles.input}
        // Not of type "email": there the caret cannot be kept where it is.
        type="text"
        inputMode="email"
        autoComplete={owner === 'self' ? 'email' : 'off'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={change}
        onPaste={input.readOnly ? undefined : paste}
      />
    </Field>
  )
}
