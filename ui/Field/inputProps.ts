import type { ChangeEvent, FocusEvent, Ref } from 'react'

/** Controlled by the owner, or uncontrolled with a first value; never both. */
export type KeptOnce = { value?: never } | { defaultValue?: never }

/** What every text control takes besides its words; fits `register('name')` of react-hook-form. */
export type InputProps = KeptOnce & {
  /** The field's name in the form. */
  name?: string
  /** The text, where its owner keeps it. */
  value?: string
  /** The text at first, where the form keeps it. */
  defaultValue?: string
  /**
   * Cannot be changed now.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * To be read, and not changed.
   * @default false
   */
  readOnly?: boolean
  /** Called on each change. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
  /** Called when the field loses the focus. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
  /** Ref to the element, to measure it or to focus it. */
  ref?: Ref<HTMLInputElement>
}
