import * as z from 'zod/mini'
import { decidingFlag, optional, nullish, percent, text } from '../../shared/api/wire.ts'

/** `disabled`: no service charge. `optional`: it starts off. `always`: it starts on with a legacy POS. */
export type AutoGratuity = 'disabled' | 'optional' | 'always'

/** The rules of a location for a bill (B §3, the location of the managers' app). */
export type LocationRules = {
  readonly supportsSplit: boolean
  readonly tippingEnabled: boolean
  /** The percentages of its tip buttons. */
  readonly tipPercents: readonly number[]
  readonly autoGratuity: AutoGratuity
  readonly autoGratuityPercent: number
  /** How it is distributed, in the restaurant's words. */
  readonly autoGratuityGoesTo: string | null
  readonly taxPercent: number
  /** A POS without open checks: the manager types the bill. */
  readonly isLegacyPos: boolean
}

/** Fields of a location on the wire. Spread them into its schema, and give the result to `locationRulesFromWire`. */
export const locationRuleFields = {
  supports_split_payment: decidingFlag,
  tipping_enabled: decidingFlag,
  custom_tip_percent0: optional(percent),
  custom_tip_percent1: optional(percent),
  custom_tip_percent2: optional(percent),
  custom_tip_percent3: optional(percent),
  autograt_mode: nullish(z.string()),
  autograt_percent: nullish(percent),
  autograt_goes_to: text,
  tax_percent: nullish(percent),
  pos_type: nullish(z.string()),
}

const fields = z.object(locationRuleFields)

/** Without a percentage there is no service charge, in any mode. */
function autoGratuityFromWire({ autograt_mode: mode, autograt_percent }: z.output<typeof fields>): AutoGratuity {
  if (mode === null || mode.trim() === '' || mode === 'disabled' || !autograt_percent) return 'disabled'
  return mode.includes('always') ? 'always' : 'optional'
}

export const locationRulesFromWire = (wire: z.output<typeof fields>): LocationRules => ({
  supportsSplit: wire.supports_split_payment,
  tippingEnabled: wire.tipping_enabled,
  tipPercents: [wire.custom_tip_percent0, wire.custom_tip_percent1, wire.custom_tip_percent2, wire.custom_tip_percent3].filter(
    (percent) => percent !== null,
  ),
  autoGratuity: autoGratuityFromWire(wire),
  autoGratuityPercent: wire.autograt_percent ?? 0,
  autoGratuityGoesTo: wire.autograt_goes_to,
  taxPercent: wire.tax_percent ?? 0,
  isLegacyPos: wire.pos_type === 'legacy',
})

/** The server's form, for the mocks. */
export type LocationRulesWire = z.input<typeof fields>
