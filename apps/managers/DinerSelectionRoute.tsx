import { useEffect, useState } from 'react'
import { getGuests, getLocations, getTransactions } from '../../features/managers/api.ts'
import { DinerSelectionScreen } from '../../features/managers/DinerSelectionScreen.tsx'
import { markUnanswered } from '../../features/managers/refund/refund.ts'
import { getQuery, peopleQuery } from '../../features/shared/links/listSearch.ts'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useHref, usePageSearch } from '../runtime/routing/links.tsx'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useNow } from '../runtime/page/useNow.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { everyLocation, onlyLocation, rememberLocation } from './chosenLocations.ts'
import { unansweredRefunds } from './refund/refundRecords.ts'
import { dinerProfile, dinerSelection, locationSelection, refund } from './addresses.ts'
import { useLocationAt } from './useLocationAt.ts'
import type { Days } from '../../features/managers/shift/shift.ts'
import type { Transaction } from '../../features/managers/transaction.ts'
import type { Currency } from '../../features/shared/money/money.ts'
import { loadAhead } from '../../ui/lazy/loadAhead.ts'
import { download } from '../runtime/page/download.ts'
import { type LocationClock, unknownClock } from '../../features/managers/shift/locationDay.ts'
import type { Listed } from '../../features/shared/api/listed.ts'

export function DinerSelectionRoute() {
  const { search, text, onText, onSearch } = useListSearch(usePageSearch(dinerSelection))
  const { location_id } = search
  const query = getQuery(search.q)
  const { read: location, readAgain } = useLocationAt(location_id)
  // The guest of one number does not stand under another.
  const keepPrevious = query === null || !/\d/.test(query)
  const guests = useRead(getGuests, query === null ? null : { query: { query: peopleQuery(query) } }, { keepPrevious })
  const transactions = useRead(getTransactions, { path: { id: location_id } })
  const isOnly = onlyLocation(useRead(getLocations, everyLocation, { fetches: false }).read) !== null
  const known = location.status === 'ready' ? location.value : null
  const [recorded] = useState(unansweredRefunds)
  const href = useHref()
  useEffect(() => {
    if (known) rememberLocation(known)
  }, [known])
  return (
    <DinerSelectionScreen
      search={search}
      text={text}
      onText={onText}
      onSearch={onSearch}
      now={useNow()}
      onDownload={(listed, currency) => downloadShift(location_id, { days: search, listed, currency, clock: known ?? unknownClock })}
      location={location}
      guests={guests.read}
      transactions={mapRemote(transactions.read, (list) => ({ ...list, rows: markUnanswered(list.rows, recorded) }))}
      hrefOf={({ id }) => href(dinerProfile, { location_id, user_id: id })}
      transactionHrefOf={({ id }) => href(refund, { location_id, transaction_id: id })}
      locationsHref={isOnly ? null : href(locationSelection)}
      onRetryLocation={readAgain}
      onRetryGuests={guests.readAgain}
      onRetryTransactions={transactions.readAgain}
    />
  )
}

type Shift = { readonly days: Days; readonly listed: Listed<Transaction>; readonly currency: Currency; readonly clock: LocationClock }

/** Saves the listed payments of a location as a file of the person's; false where what writes it could not be loaded. */
async function downloadShift(location: string, { days, listed, currency, clock }: Shift): Promise<boolean> {
  const writer = await loadAhead(() => import('../../features/managers/shift/shiftCsv.ts'))
  if (writer)
    download(`${['payments', location, days.from, days.to].filter(Boolean).join('-')}.csv`, writer.shiftCsv(listed, currency, clock))
  return Boolean(writer)
}
