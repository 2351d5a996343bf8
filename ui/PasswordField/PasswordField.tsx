import { useState } from 'react'
import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import * as field from '../parts/field.css.ts'
import type { InputProps } from '../Field/inputProps.ts'
import * as within from '../parts/within.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { defaultMessages } from './messages.ts'

export const passwordPurposes = ['current-password', 'new-password'] as const

export type PasswordFieldProps = FieldMessages &
  InputProps & {
    /** Tells password managers whether to fill in a password or to create one. */
    autoComplete?: (typeof passwordPurposes)[number]
    /** Texts to use instead of the defaults in PasswordField/messages.ts. */
    messages?: Partial<typeof defaultMessages>
  }

/** A password field with a button to show it. */
export function PasswordField({ label, hint, error, autoComplete = 'current-password', messages, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const say = { ...defaultMessages, ...messages }
  const { ids, control } = useFieldIds({ hint, error })
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <div className={within.frame}>
        <input
          {...input}
          {...control}
          className={`${field.input} ${within.roomAtEnd}`}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={within.buttonAtEnd}
          aria-label={say.show}
          aria-pressed={shown}
          aria-controls={ids.control}
          onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'hide' : 'show'} />
        </button>
      </div>
    </Field>
  )
}
