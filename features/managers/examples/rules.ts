import type { LocationRulesWire } from '../../bill/reading/locationRules.ts'

const usual = {
  supports_split_payment: true,
  tipping_enabled: true,
  custom_tip_percent0: 18,
  custom_tip_percent1: 20,
  custom_tip_percent2: 22,
  custom_tip_percent3: 25,
  autograt_mode: 'disabled',
  tax_percent: 8,
} satisfies Partial<LocationRulesWire>

/** Restaurants whose bills are paid in another way. */
const others: Readonly<Record<string, Partial<LocationRulesWire>>> = {
  'Kumo Ramen': { tipping_enabled: false },
  'Juniper House': { supports_split_payment: false },
  'Casa Olmo': { autograt_mode: 'always_on', autograt_percent: 18, autograt_goes_to: 'the servers and the kitchen' },
  'The Copper Pot': { autograt_mode: 'optional', autograt_percent: 20 },
}

export const rulesOf = (restaurant: string) => ({ ...usual, ...others[restaurant] })
