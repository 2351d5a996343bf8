import type { Store } from '../memory/store.ts'
import { remember } from '../memory/remember.ts'

const minute = 60_000
const lifetimes = { stub: 365 * 24 * 60 * minute, purchase: 30 * minute } as const

/** The address of a new link, as an email has it. */
export function linkTo(store: Store, purchaseId: string, opens: 'stub' | 'purchase'): string {
  const token = `${store.nextId('link')}-${store.nextCode()}`
  store.update((state) => remember(state.purchaseLinks, { token, purchaseId, opens, endsAt: store.now() + lifetimes[opens] }))
  return `checkout/purchase#${token}`
}
