import type { InputHTMLAttributes } from 'react'
import type { FieldMessages } from '../Field/Field.tsx'
import type { InputProps } from '../Field/inputProps.ts'
import { LineField } from '../Field/LineField.tsx'

export const textFieldKinds = ['text', 'code', 'verbatim', 'search'] as const

export type TextFieldProps = FieldMessages &
  InputProps & {
    /**
     * The kind of text; decides the keyboard. `code` shows upper case; `verbatim` leaves the text as typed; `search` can be
     * cleared.
     */
    kind?: (typeof textFieldKinds)[number]
    /** The browser's autofill. */
    autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
    /** An example, or what to type, while nothing is typed: never instead of the label. */
    placeholder?: string
  }

const kinds = {
  text: {},
  code: { look: 'code', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
  verbatim: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  search: { look: 'search', type: 'search', enterKeyHint: 'search', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
} as const

/** A field for one line of text. */
export function TextField({ kind = 'text', autoComplete = 'off', ...field }: TextFieldProps) {
  return <LineField {...field} {...kinds[kind]} autoComplete={autoComplete} />
}
