import { type OrderLink, namesBill } from '../../features/pos/link.ts'
import { isMarkedGone } from '../runtime/session/left.ts'
import { token } from '../runtime/session/token.ts'
import { deviceStorage, tabStorage } from '../runtime/storage/storage.ts'

/**
 * The parts of an order's address: `?pos=…&location=…&ticket=…`, and `pay_amount` for a part of the bill. A part that is
 * missing is empty.
 */
export function namedIn(search: string): Omit<OrderLink, 'returnUrl'> {
  const query = new URLSearchParams(search)
  const named = (name: string): string => (query.get(name) ?? '').trim()
  return { posSlug: named('pos'), location: named('location'), ticket: named('ticket'), payAmount: named('pay_amount') || null }
}

/** An open entry of the device, by its text: nothing that reads one is loaded yet. */
const isOpen = (text: string): boolean => /"is":("sent"|\{[^}]*"isSettled":false)/.test(text) && text.includes('"channel":"hosted"')

const hasUnresolved = () =>
  [deviceStorage, tabStorage].some((storage) => storage.list('entry.').some(([mark, text]) => isOpen(text) && !isMarkedGone(mark)))

/**
 * A guest signs in first, unless the link names no bill, or this device has a payment without a known outcome, or the address names one
 * that was made: its receipt outlives the session.
 */
export const opensAtOnce = (search: string): boolean =>
  token() !== null || !namesBill(namedIn(search)) || new URLSearchParams(search).has('paid') || hasUnresolved()
