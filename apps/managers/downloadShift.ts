import type { Days } from '../../features/managers/shift/shift.ts'
import type { Transaction } from '../../features/managers/transaction.ts'
import type { Currency } from '../../features/shared/money/money.ts'
import { loadAhead } from '../../ui/lazy/loadAhead.ts'
import { download } from '../runtime/page/download.ts'
import type { Zone } from '../../features/shared/dates/zone.ts'

type Shift = { readonly days: Days; readonly listed: readonly Transaction[]; readonly currency: Currency; readonly timeZone: Zone }

/** Saves the listed payments of a location as a file of the person's; false where what writes it could not be loaded. */
export async function downloadShift(location: string, { days, listed, currency, timeZone }: Shift): Promise<boolean> {
  const writer = await loadAhead(() => import('../../features/managers/shift/shiftCsv.ts'))
  if (writer)
    download(`${['payments', location, days.from, days.to].filter(Boolean).join('-')}.csv`, writer.shiftCsv(listed, currency, timeZone))
  return Boolean(writer)
}
