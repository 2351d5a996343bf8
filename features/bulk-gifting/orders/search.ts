import * as z from 'zod/mini'
import { pageNumber, searchText } from '../../shared/links/listSearch.ts'
import { orderStatuses, redemptionStatuses } from '../order.ts'

// oxlint-disable promise/valid-params -- the `catch` of a schema, and of no promise

/** A filter in an address; empty for all. */
const orderStatus = z._default(z.catch(z.enum(['', ...orderStatuses]), ''), '')
const redemptionStatus = z._default(z.catch(z.enum(['', ...redemptionStatuses]), ''), '')

/** The address of the dashboard. `country` is the one that the link to this site asked for. */
export const ordersSearch = z.object({ q: searchText, status: orderStatus, page: pageNumber, country: searchText })
/** The address of an order. `recipient` is the one whose gift is open. */
export const redemptionsSearch = z.object({
  q: searchText,
  status: redemptionStatus,
  page: pageNumber,
  country: searchText,
  recipient: searchText,
})

export type OrdersSearch = z.output<typeof ordersSearch>
export type RedemptionsSearch = z.output<typeof redemptionsSearch>

/** Recipients on a page. */
export const pageSize = 100

/** The filters in the words of the server, which omits what is empty. */
export const filtersOf = ({ q, status }: { readonly q: string; readonly status: string }) => ({
  ...(q.trim() !== '' && { query: q.trim() }),
  ...(status !== '' && { status }),
})
