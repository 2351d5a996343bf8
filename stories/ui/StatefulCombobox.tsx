import { Combobox, type ComboboxProps } from '../../ui/Combobox/Combobox.tsx'
import { useStoryValue } from './useStoryValue.ts'

export type KnownProps = Extract<ComboboxProps, { found?: never }>

/** A Combobox with known options that holds its value in state. */
export const StatefulCombobox = (props: KnownProps) => <Combobox {...props} {...useStoryValue(props.value, props.onChange)} />
