/** What a field takes whose value is not text; fits the `field` of `<Controller>` of react-hook-form. */
export type ValueProps<Value> = {
  name?: string
  value: Value
  onChange: (value: Value) => unknown
  onBlur?: () => unknown
  disabled?: boolean | undefined
}
