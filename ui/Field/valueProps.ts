/** Props of a field whose value is not text; fits the `field` of `<Controller>` of react-hook-form. */
export type ValueProps<Value> = {
  /** The name by which a form and its error summary find the field. */
  name?: string
  value: Value
  onChange: (value: Value) => unknown
  onBlur?: () => unknown
  disabled?: boolean | undefined
}
