import type { ChangeEvent, FocusEvent, Ref } from 'react'

/** Kept by the owner, or by the form from the first value on; never both. */
export type KeptOnce = { value?: never } | { defaultValue?: never }

/** What every text control takes besides its words; fits `register('name')` of react-hook-form. */
export type InputProps = KeptOnce & {
  /** By which the form knows the field. */
  name?: string
  /** The text, where its owner keeps it. */
  value?: string
  /** The text at first, where the form keeps it. */
  defaultValue?: string
  /**
   * Not to be changed now.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * To be read, and not changed.
   * @default false
   */
  readOnly?: boolean
  /** Hears of each change. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
  /** The person has left the field. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
  /** For who must measure it or bring the focus to it. */
  ref?: Ref<HTMLInputElement>
}
