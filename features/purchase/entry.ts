import { cents } from '../shared/money.ts'
import { writeSum } from '../shared/typedSum.ts'
import { type AmountCheck, checkAmount } from './openAmount.ts'
import type { StateOf } from './purchase.ts'

/**
 * The amount of the calculator's link, or the least that is sold where that is more; null where it cannot be bought. It
 * counts the buyer's own dining, so that gifts begin as they always do.
 */
function amountOfLink({ spend, offering: { terms }, draft: { tab } }: StateOf<'openAmount'>): string | null {
  if (!spend || tab !== 'cash') return null
  const text = writeSum(cents(Math.max(spend, terms.minimum)))
  return checkAmount(text, terms, tab).kind === 'right' ? text : null
}

/** The amount that stands there before anything was typed: the second preset, or the only one (PUR-04). */
function firstAmount({ presets }: StateOf<'openAmount'>['offering']['terms']): string {
  const preset = presets[1] ?? presets[0]
  return preset === undefined ? '' : writeSum(preset)
}

/** What stands in the field of the amount. */
export const textOf = (state: StateOf<'openAmount'>): string =>
  state.draft.amount ?? amountOfLink(state) ?? firstAmount(state.offering.terms)

const checkNow = (state: StateOf<'openAmount'>): AmountCheck => checkAmount(textOf(state), state.offering.terms, state.draft.tab)

/** What is said of the amount; while it is typed, still of the one before. */
export const checkOf = (state: StateOf<'openAmount'>): AmountCheck =>
  state.entry.phase === 'typing' ? state.entry.before : checkNow(state)

/** Can the amount that stands in the field be paid, whatever is said of it yet (PUR-11)? */
export const canPay = (state: StateOf<'openAmount'>): boolean => checkNow(state).kind === 'right'
