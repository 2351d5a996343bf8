/** Props of a field whose value is not text; fits the `field` of `<Controller>` of react-hook-form. */
export type ValueProps<Value> = {
  /** The name by which a form and its error summary find the field. */
  name?: string
  /** The value, controlled by the owner. */
  value: Value
  /** Called on each change of the value. */
  onChange: (value: Value) => unknown
  /** Called when the field loses the focus. */
  onBlur?: () => unknown
  /**
   * Cannot be changed now.
   * @default false
   */
  disabled?: boolean | undefined
}
