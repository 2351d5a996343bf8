import type { ChangeEvent, FocusEvent, Ref } from 'react'

/** Controlled by the owner, or uncontrolled with a first value; never both. */
export type ValueOrDefault = { value?: never } | { defaultValue?: never }

/** The props of every native control; fits `register('name')` of react-hook-form. */
export type ControlProps<Control extends Element> = {
  name?: string
  disabled?: boolean | undefined
  onChange?: (event: ChangeEvent<Control>) => unknown
  onBlur?: (event: FocusEvent<Control>) => unknown
  ref?: Ref<Control>
}

/** Props of every text control besides its texts. */
export type InputProps<Control extends Element = HTMLInputElement> = ValueOrDefault &
  ControlProps<Control> & {
    value?: string
    /** The first value, when uncontrolled. */
    defaultValue?: string
    readOnly?: boolean
  }
