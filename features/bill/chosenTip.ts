import type { Cents } from '../shared/money/money.ts'
import { none } from './share.ts'
import { type TipOffer, checkTip } from './tip.ts'
import { type Check, right, wrong } from './typed.ts'

/** The tip that a guest has chosen. A preset follows the bill when it changes; an amount of their own does not. */
export type ChosenTip =
  | { readonly kind: 'preset'; readonly value: number }
  /** Null while nothing is typed. */
  | { readonly kind: 'own'; readonly amount: Cents | null }

/** What is chosen before the guest chooses. */
export function firstTip(offer: TipOffer): ChosenTip {
  if (offer.status === 'disabled') return { kind: 'own', amount: none }
  const { value, amount } = offer.initial
  return offer.presets.some((preset) => preset.value === value) ? { kind: 'preset', value } : { kind: 'own', amount }
}

/** The amount of the chosen tip, or why it cannot be paid. `gratuity` is what the bill already holds. */
export function checkChosenTip(chosen: ChosenTip, offer: TipOffer, gratuity: Cents): Check {
  if (offer.status === 'disabled') return right(none)
  if (chosen.kind === 'own') return checkTip(chosen.amount, gratuity)
  const preset = offer.presets.find(({ value }) => value === chosen.value)
  // The bill has changed, and with it the presets.
  return preset ? right(preset.amount) : wrong('Choose a tip')
}
