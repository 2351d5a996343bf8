/** What a field takes whose value is not text; fits the `field` of `<Controller>` of react-hook-form. */
export type ValueProps<Value> = {
  /** By which a form and its summary of errors know the field. */
  name?: string
  /** What it holds, kept by its owner. */
  value: Value
  /** Hears of each change that means another value. */
  onChange: (value: Value) => unknown
  /** Called when the field loses the focus. */
  onBlur?: () => unknown
  /**
   * Cannot be changed now.
   * @default false
   */
  disabled?: boolean | undefined
}
