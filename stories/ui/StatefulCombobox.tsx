import { Combobox, type ComboboxProps } from '../../ui/Combobox/Combobox.tsx'
import { useKept } from './useKept.ts'

export type KnownProps = Extract<ComboboxProps, { found?: never }>

/** A Combobox with known options that holds its value in state. */
export const StatefulCombobox = (props: KnownProps) => <Combobox {...props} {...useKept(props.value, props.onChange)} />
