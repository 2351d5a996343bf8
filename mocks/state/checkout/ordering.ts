import * as z from 'zod/mini'
import type { OrderWire } from '../../../features/checkout/wire/orderWire.ts'
import { getQuote } from '../../../features/store/openAmount.ts'
import { soldUnder } from '../../../features/store/panel.ts'
import { panelResponse } from '../../../features/store/panelWire.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { checkoutOptions, endedCode, refusedCode } from '../../examples/checkout/options.ts'
import { panels } from '../../../features/store/examples/panels.ts'
import { centsFromDollars, dollarsFromCents } from '../memory/dollars.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

/** Codes that lower a price, with their share of it. */
const shareOff: Readonly<Record<string, number>> = { SPRING10: 0.1, FEAST: 0.2, [endedCode]: 0.1 }

/** The price and credit of an open amount on a restaurant's page; the amount alone if the page sells none. */
export function getPrice(slug: string | null, kind: 'ico' | 'gco', amount: number): { readonly pay: number; readonly get: number } {
  const wire = panels.find((panel) => panel.slug === slug)?.wire
  const sale = wire && z.parse(panelResponse, { purchase_panel: wire }).sale
  if (sale?.status !== 'open') return { pay: amount, get: amount }
  const { offering } = soldUnder(sale.offerings, kind === 'ico' ? 'cash' : 'giftCards')
  return offering.kind === 'openAmount' ? getQuote(offering.terms, cents(amount)) : { pay: amount, get: amount }
}

function findOption(store: Store, kind: string, id: string): Omit<OrderWire, 'code'> | undefined {
  const made = store.state.options.find((option) => option.id === id && option.kind === kind)
  if (made)
    return {
      kind: made.kind,
      id,
      product: made.kind === 'ico' ? 'credit' : 'gift_card',
      name: made.kind === 'ico' ? 'Dining credit' : 'Gift card',
      amount: dollarsFromCents(made.amount),
      amount_to_charge: dollarsFromCents(made.pay),
      credit_to_give: dollarsFromCents(made.get),
    }
  const sold = checkoutOptions.find((option) => option.id === id && option.kind === kind)
  return sold && { ...sold, amount_to_charge: sold.amount }
}

/** The current price of an option, reduced by the code if it applies. */
export function findOrder(store: Store, kind: string, id: string, code: string | null): OrderWire | Refused {
  const option = findOption(store, kind, id)
  if (!option) return refuse('There is no such option.', 404)
  if (code === refusedCode) return refuse('This promo code has ended.')
  const share = Object.hasOwn(shareOff, code ?? '') ? shareOff[code ?? ''] : undefined
  if (share === undefined) return option
  const pay = centsFromDollars(option.amount_to_charge)
  return { ...option, amount_to_charge: dollarsFromCents(pay - Math.floor(pay * share)), code }
}

/** Every subscription on sale, reduced by the code if it applies. */
export const subscriptions = (store: Store, code: string | null): readonly OrderWire[] =>
  checkoutOptions
    .filter(({ billing_interval }) => billing_interval)
    .map(({ kind, id }) => findOrder(store, kind, String(id), code))
    .filter((order) => order.kind !== 'refused')
