import * as z from 'zod/mini'
import { searchDay, searchText } from '../shared/links/listSearch.ts'

export const locationSearch = z.object({ q: searchText })
/** `from` and `to` are the days of a shift. */
export const guestSearch = z.object({ q: searchText, location_id: searchText, from: searchDay, to: searchDay })

export const guestAddress = z.object({ location_id: searchText, user_id: searchText })
/** The address of a payment; with `user_id` where it was opened from its guest. */
export const refundAddress = z.extend(guestAddress, { transaction_id: searchText })

export type LocationSearch = z.output<typeof locationSearch>
export type GuestSearch = z.output<typeof guestSearch>
