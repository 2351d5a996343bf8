import { getLocations } from '../../features/managers/api.ts'
import type { Location } from '../../features/managers/location.ts'
import { type Remote, mapRemote } from '../../features/shared/remote.ts'
import { useRead } from '../runtime/useRead.ts'

/** Reads the location that an address names; null where the server does not know it. */
export function useReadLocation(locationId: string): { readonly read: Remote<Location | null>; readonly readAgain: () => void } {
  const { read, readAgain } = useRead(getLocations, locationId === '' ? null : { query: { location_id: locationId } })
  return { read: mapRemote(read, (found) => found.find(({ id }) => id === locationId) ?? null), readAgain }
}

export const useLocationAt = (locationId: string): Remote<Location | null> => useReadLocation(locationId).read
