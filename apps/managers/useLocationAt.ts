import { getLocations } from '../../features/managers/api.ts'
import { getEmployees } from '../../features/managers/check/api.ts'
import type { Location } from '../../features/managers/location.ts'
import { type Remote, mapRemote, ready } from '../../features/shared/api/remote.ts'
import { useRead } from '../runtime/api/useRead.tsx'

/** Reads the location that an address names; null where the server does not know it. Without an id it waits. */
export function useLocationAt(locationId: string): { readonly read: Remote<Location | null>; readonly readAgain: () => void } {
  const { read, readAgain } = useRead(getLocations, locationId === '' ? null : { query: { location_id: locationId } })
  return { read: mapRemote(read, (found) => found.find(({ id }) => id === locationId) ?? null), readAgain }
}

/** Reads who may authorise a payment at a location: nobody is asked for without a legacy POS. Null: it is not known yet. */
export function useEmployeesAt(location: Location | null) {
  const { read, readAgain } = useRead(getEmployees, location?.rules.isLegacyPos ? { path: { id: location.id } } : null)
  return { read: location === null || location.rules.isLegacyPos ? read : ready([]), readAgain }
}
