import { formatMoney } from '../shared/money/money.ts'
import type { TipPreset, TipUnit } from './tip.ts'

/** The presets as the choices of a group: none is called by its name, and each percentage shows its dollars (POS-16). */
export const tipOptions = (presets: readonly TipPreset[], unit: TipUnit) =>
  presets.map(({ value, label, amount }) => ({
    value,
    label: value === 0 ? 'No tip' : label,
    ...(unit === 'percent' && value > 0 && { detail: formatMoney(amount) }),
  }))
