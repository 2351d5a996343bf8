import * as z from 'zod/mini'
import type { LocationSummary } from '../../features/managers/location.ts'
import { savedAt } from '../runtime/storage/saved.ts'
import { deviceStorage } from '../runtime/storage/storage.ts'

const most = 5

const summary = z.object({ id: z.string(), name: z.string(), address: z.nullable(z.string()), timeZone: z.nullable(z.string()) })
const saved = savedAt(deviceStorage, 'manager.locations', z.readonly(z.array(summary)))

/** The locations that were chosen last on this device, the latest first. */
export const chosenLocations = (): readonly LocationSummary[] => saved.read() ?? []

/** Remembers a location as the one that was chosen last. */
export function rememberLocation({ id, name, address, timeZone }: LocationSummary): void {
  const others = chosenLocations().filter((each) => each.id !== id)
  saved.write([{ id, name, address, timeZone }, ...others].slice(0, most))
}
