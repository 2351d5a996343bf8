import { isolated } from '../../../ui/isolated.ts'
import { isolatedList } from '../../../ui/isolatedList.ts'
import type { FinancesAddress } from '../address.ts'
import type { Account } from './api.ts'

export type NamedLocation = { readonly id: string; readonly name: string }

/** The locations that an account is connected for. All of them only where somebody has chosen all. */
export type Connection = { readonly for: 'location'; readonly id: string } | { readonly for: 'all' }

export const linkQuery = (connection: Connection) =>
  connection.for === 'all' ? { all: 'true' as const, locationId: undefined } : { all: undefined, locationId: connection.id }

export const getNames = (ids: readonly string[], locations: readonly NamedLocation[]): readonly string[] =>
  locations.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))

/** The one location that is paid to an account. Null where somebody has to choose: none is, several are, or we do not know which. */
export function onlyLocation({ locationIds }: Account, locations: readonly NamedLocation[]): NamedLocation | null {
  return (locationIds?.length === 1 && locations.find(({ id }) => id === locationIds[0])) || null
}

/** "Harbor & Rye, Dock Street" or "all 3 locations". */
export function connectionName(connection: Connection, locations: readonly NamedLocation[]): string {
  if (connection.for === 'all') return `all ${locations.length > 1 ? `${locations.length} ` : ''}locations`
  return getNames([connection.id], locations)[0] ?? 'this location'
}

/** Says whose locations are unknown, and may be those that move; null where each was read. */
export function mayMove(others: readonly Account[]): string | null {
  const unread = others.filter(({ locationIds }) => locationIds === null).map(({ name }) => name)
  return unread.length === 0 ? null : `We could not read what is paid to ${isolatedList(unread)} now: it may move.`
}

/**
 * The locations that a connection takes from accounts other than `to`, as text; null for none. Accounts that were not read
 * are null.
 */
export function getMoves(
  connection: Connection,
  { locations, accounts, to }: { locations: readonly NamedLocation[]; accounts: readonly Account[] | null; to: Account | null },
): string | null {
  if (accounts === null) return 'We could not read what is paid to your accounts now: it may move.'
  const others = accounts.filter(({ id }) => id !== to?.id)
  const isAskedFor = (id: string) => connection.for === 'all' || connection.id === id
  const moves = others.flatMap(({ name, locationIds }) => {
    const names = getNames((locationIds ?? []).filter(isAskedFor), locations)
    return names.length === 0
      ? []
      : [`${isolatedList(names)} ${names.length === 1 ? 'is' : 'are'} paid to ${isolated(name)} now, and will move.`]
  })
  return [...moves, mayMove(others) ?? ''].join(' ').trim() || null
}

export type Reassignment = { readonly added: readonly string[]; readonly removed: readonly string[] }

/** The locations of an account with a change. Locations that the change does not name stay, even unknown ones. */
export const reassigned = (ids: readonly string[], { added, removed }: Reassignment): readonly string[] => [
  ...ids.filter((id) => !removed.includes(id)),
  ...added.filter((id) => !ids.includes(id)),
]

export type Returned = 'no' | 'expired' | 'disconnected' | 'back'

export function returnedBy({ connected_status: status }: FinancesAddress): Returned {
  if (status === '') return 'no'
  return status === 'expired' || status === 'disconnected' ? status : 'back'
}
