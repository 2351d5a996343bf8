import type { ChangeEvent, FocusEvent, Ref } from 'react'

/** Controlled by the owner, or uncontrolled with a first value; never both. */
export type KeptOnce = { value?: never } | { defaultValue?: never }

/** Props of every text control besides its texts; fits `register('name')` of react-hook-form. */
export type InputProps = KeptOnce & {
  /** The field's name in the form. */
  name?: string
  /** The text, when controlled. */
  value?: string
  /** The first text, when uncontrolled. */
  defaultValue?: string
  /**
   * Cannot be changed now.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Read-only.
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
