import type { Email } from '../../../features/shared/contact/email.ts'
import { panels, promoCodes } from '../../../features/store/examples/panels.ts'
import type { PanelWire } from '../../../features/store/panelWire.ts'
import { getPrice } from '../checkout/ordering.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

/** The panel of a restaurant. */
export const loadPanel = (slug: string): PanelWire | Refused =>
  panels.find((panel) => panel.slug === slug)?.wire ?? refuse('Restaurant not found.', 404)

type OpenAmountOrder = { readonly amount: number; readonly promoCode: string | null; readonly promotionSlug: string | null }

/** Creates an option from an open amount, for the checkout to sell. */
export function createOption(
  store: Store,
  kind: 'ico' | 'gco',
  slug: string | null,
  order: OpenAmountOrder,
): { readonly id: string } | Refused {
  const { amount, promoCode, promotionSlug } = order
  if (promoCode !== null && !promoCodes.includes(promoCode)) return refuse('This promo code is not valid.')
  if (amount <= 0) return refuse('Please choose an amount.')
  const id = store.nextId(kind)
  const { pay, get } = getPrice(slug, kind, amount)
  store.update((state) => state.options.push({ id, kind, amount, pay, get, promoCode, promotionSlug, at: store.now() }))
  return { id }
}

type Inquiry = { readonly projectId: string; readonly email: Email }

/** Saves an address that subscribes to a restaurant. */
export function inquire(store: Store, inquiry: Inquiry): Record<string, never> | Refused {
  const isKnown = store.state.inquiries.some(({ projectId, email }) => projectId === inquiry.projectId && email === inquiry.email)
  if (isKnown) return refuse('You are on the list already.')
  store.update((state) => state.inquiries.push({ ...inquiry, at: store.now() }))
  return {}
}
