import type { ChangeEvent, FocusEvent, Ref } from 'react'

/** Controlled by the owner, or uncontrolled with a first value; never both. */
export type KeptOnce = { value?: never } | { defaultValue?: never }

/** Props of every text control besides its texts; fits `register('name')` of react-hook-form. */
export type InputProps = KeptOnce & {
  name?: string
  value?: string
  defaultValue?: string
  disabled?: boolean | undefined
  readOnly?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
  ref?: Ref<HTMLInputElement>
}
