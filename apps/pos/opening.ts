import { type OrderLink, namesBill } from '../../features/pos/link.ts'
import { shortHash } from '../../features/shared/api/answers/shortHash.ts'
import { hasLeft } from '../runtime/session/left.ts'
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

/** The name under which this device's payments without a known outcome are stored. */
export const unresolvedName = 'pos.unresolved'

const hasUnresolved = () =>
  [deviceStorage, tabStorage].some((storage) => storage.list(`${unresolvedName}.`).some(([key]) => !hasLeft(shortHash(key))))

/** A guest signs in first, unless the link names no bill, or this device has a payment without a known outcome. */
export const opensAtOnce = (search: string): boolean => token() !== null || !namesBill(namedIn(search)) || hasUnresolved()
