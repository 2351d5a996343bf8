import { Combobox, type ComboboxProps } from '../../ui/Combobox/Combobox.tsx'
import { useKept } from './useKept.ts'

export type KnownProps = Extract<ComboboxProps, { found?: never }>

/** A Combobox whose options are known, and that keeps its value. */
export const Kept = (props: KnownProps) => <Combobox {...props} {...useKept(props.value, props.onChange)} />
