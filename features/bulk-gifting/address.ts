import * as z from 'zod/mini'
import { pageNumber, searchText } from '../shared/links/listSearch.ts'
import { orderStatuses, redemptionStatuses } from './orders/statuses.ts'

// oxlint-disable promise/valid-params -- the `catch` of a schema, and of no promise

/** The country in a link to this site, such as `?country=NZ`. */
export const giftingAddress = z.object({ country: searchText })

export const createSteps = ['recipients', 'gift', 'pay'] as const
export type CreateStep = (typeof createSteps)[number]

/** The address of a new order. */
export const createAddress = z.object({ step: z._default(z.catch(z.enum(createSteps), 'recipients'), 'recipients'), spend: searchText })

/** The address of the dashboard; an empty filter for all. */
export const ordersSearch = z.object({
  q: searchText,
  status: z._default(z.catch(z.enum(['', ...orderStatuses]), ''), ''),
  page: pageNumber,
})

/** The address of an order. `recipient` is the one whose gift is open. */
export const redemptionsSearch = z.object({
  q: searchText,
  status: z._default(z.catch(z.enum(['', ...redemptionStatuses]), ''), ''),
  page: pageNumber,
  recipient: searchText,
})
