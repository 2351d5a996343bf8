import * as z from 'zod/mini'
import { searchText } from '../shared/links/listSearch.ts'

export const locationSearch = z.object({ q: searchText })
export const guestSearch = z.object({ q: searchText, location_id: searchText })

export const guestAddress = z.object({ location_id: searchText, user_id: searchText })
/** The address of a payment; with `user_id` where it was opened from its guest. */
export const refundAddress = z.extend(guestAddress, { transaction_id: searchText })

export type LocationSearch = z.output<typeof locationSearch>
export type GuestSearch = z.output<typeof guestSearch>
