import type { ChangeEvent, FocusEvent, Ref } from 'react'

/** What every text control takes besides its words; fits `register('name')` of react-hook-form. */
export type InputProps = {
  name?: string
  value?: string
  defaultValue?: string
  disabled?: boolean | undefined
  /** To be read, and not changed. */
  readOnly?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
  ref?: Ref<HTMLInputElement>
}
