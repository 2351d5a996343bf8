import { LineField, type LineFieldProps } from '../Field/LineField.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './NumberField.css.ts'

export type NumberFieldProps = Pick<LineFieldProps, 'label' | 'hint' | 'error' | 'name' | 'disabled' | 'ref'> & {
  /** The text as typed. The owner checks whether it is a number. */
  value: string
  onChange: (text: string) => unknown
  onStep: (by: 1 | -1) => unknown
  /** Names of the buttons: "One recipient less". */
  less: string
  more: string
  /** Whether it is small, at the end of its label's row. */
  inRow?: boolean
}

/** A field for a whole number, with a button before and after it for one less and one more. */
export const NumberField = ({ onChange, onStep, less, more, inRow = false, ...field }: NumberFieldProps) => (
  <div className={styles.number} data-steps data-row={inRow || undefined}>
    <LineField
      {...field}
      look="figures"
      dir="ltr"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ target }) => onChange(target.value)}
    />
    <IconButton icon="remove" label={less} disabled={field.disabled ?? false} onClick={() => onStep(-1)} />
    <IconButton icon="add" label={more} disabled={field.disabled ?? false} onClick={() => onStep(1)} />
  </div>
)
