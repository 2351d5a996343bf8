import { sortRows } from '../../ui/Table/sortRows.ts'
import { type Remote, mapRemote, ready } from '../shared/api/remote.ts'
import type { LocationSummary } from './location.ts'

/**
 * The manager's locations: the last used first, the others by name. What the device has saved shows until the server has
 * answered. A location that the server does not name is no longer the manager's.
 */
export function lastUsedFirst(
  locations: Remote<readonly LocationSummary[]>,
  recent: readonly LocationSummary[],
): Remote<readonly LocationSummary[]> {
  if (locations.status === 'ready') return mapRemote(locations, (all) => ordered(all, recent))
  if (recent.length === 0) return locations
  return ready(recent, locations.status === 'failed' ? { staleCause: locations.cause } : { refreshing: true })
}

function ordered(all: readonly LocationSummary[], recent: readonly LocationSummary[]): readonly LocationSummary[] {
  const byId = new Map(all.map((location) => [location.id, location]))
  const used = recent.map(({ id }) => byId.get(id)).filter((location) => location !== undefined)
  const others = all.filter((location) => !used.includes(location))
  return [...used, ...sortRows(others, ({ name }) => name, 'ascending')]
}
