import type { HttpHandler } from 'msw'
import { getTableTickets, getVenue, getVenueTicket } from '../../features/bill/api.ts'
import { getSwitches } from '../../features/payment/switches/api.ts'
import { findBill, billsOfTable, findVenue } from '../state/diner/dining.ts'
import { centsFromDollars } from '../state/memory/dollars.ts'
import { isRefused } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, onTheWire, OnTheWire } from './respond.ts'

/** Answers the reads of an order link, the venue and the bill; and what is switched off: nothing, but in a scenario. */
export function venueHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(getSwitches, () => ({ wallets: true, split: true })),
    handle(getVenue, ({ path }, request) => {
      const venue = findVenue(store, path.posSlug, path.location, bearer(request))
      return 'kind' in venue ? venue : new OnTheWire({ data: venue })
    }),
    handle(getVenueTicket, ({ path, query }) => {
      const location = query.locationId ?? path.projectId
      const ofTable = query.table === null ? [] : billsOfTable(store, location, query.table)
      if (isRefused(ofTable)) return ofTable
      const ask = query.payAmount === null ? null : centsFromDollars(query.payAmount)
      return onTheWire(findBill(store, { location, number: path.ticket, ask }))
    }),
    handle(getTableTickets, ({ path, query }) => {
      const tickets = billsOfTable(store, query.locationId ?? path.projectId, query.table)
      return isRefused(tickets) ? tickets : new OnTheWire({ tickets })
    }),
  ]
}
