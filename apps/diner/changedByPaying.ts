import { getTableTickets, getVenue, getVenueTicket } from '../../features/bill/api.ts'
import { isReadOf } from '../runtime/api/Reads.tsx'

/** Matches what a payment has changed: the check, the table's checks, and the restaurant with the diner's balance. */
export const isChangedByPaying = isReadOf([getVenue, getVenueTicket, getTableTickets])
