import * as z from 'zod/mini'
import type { LocationSummary } from '../../features/managers/location.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import { savedAt } from '../runtime/storage/saved.ts'
import { deviceStorage } from '../runtime/storage/storage.ts'
import { zone } from '../../features/shared/dates/zone.ts'

const most = 5

const summary = z.object({ id: z.string(), name: z.string(), address: z.nullable(z.string()), timeZone: zone })
const saved = savedAt(deviceStorage, 'manager.locations', z.readonly(z.array(summary)))

/** The locations that were chosen last on this device, the latest first. */
export const chosenLocations = (): readonly LocationSummary[] => saved.read() ?? []

export function rememberLocation({ id, name, address, timeZone }: LocationSummary): void {
  const others = chosenLocations().filter((each) => each.id !== id)
  saved.write([{ id, name, address, timeZone }, ...others].slice(0, most))
}

/** The input of a read of every location that the manager has. */
export const everyLocation = { query: {} } as const

/** The manager's location, if there is one alone: it needs no choice. */
export const onlyLocation = <L extends LocationSummary>(read: Remote<readonly L[]>): L | null =>
  read.status === 'ready' && !read.refreshing && read.value.length === 1 ? (read.value[0] ?? null) : null
