import * as z from 'zod/mini'
import type { LocationSummary } from '../../features/managers/location.ts'
import { deviceStorage } from '../runtime/storage/storage.ts'

const storageKey = 'manager.locations'
const most = 5

const saved = z.array(z.object({ id: z.string(), name: z.string(), address: z.nullable(z.string()), timeZone: z.nullable(z.string()) }))

/** The locations that were chosen last on this device, the latest first. */
export function chosenLocations(): readonly LocationSummary[] {
  try {
    return saved.parse(JSON.parse(deviceStorage.read(storageKey) ?? '[]')).slice(0, most)
  } catch {
    return []
  }
}

/** Remembers a location as the one that was chosen last. */
export function rememberLocation({ id, name, address, timeZone }: LocationSummary): void {
  const others = chosenLocations().filter((each) => each.id !== id)
  deviceStorage.write(storageKey, JSON.stringify([{ id, name, address, timeZone }, ...others].slice(0, most)))
}
