import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { redemptionStatuses } from '../order.ts'
import { filtersOf, ordersSearch, pageSize, redemptionsSearch } from './search.ts'

describe('BLK-07 BLK-11 the filters in an address', () => {
  it('are all, unless it names some that exist', () => {
    const none = { q: '', status: '', page: 1, country: '' }
    expect([z.parse(ordersSearch, {}), z.parse(ordersSearch, { status: 'lost' })]).toEqual([none, none])
    expect(z.parse(redemptionsSearch, {})).toEqual({ ...none, recipient: '' })
    for (const status of redemptionStatuses) expect(z.parse(redemptionsSearch, { status }).status).toBe(status)
    for (const status of ['scheduled', 'sending', 'sent', 'cancelled']) expect(z.parse(ordersSearch, { status }).status).toBe(status)
    expect(z.parse(redemptionsSearch, { status: 'lost' }).status).toBe('')
  })
  it('are sent as far as they say something', () => {
    expect([filtersOf({ q: ' ', status: '' }), filtersOf({ q: ' ada ', status: 'sent' })]).toEqual([{}, { query: 'ada', status: 'sent' }])
    expect(pageSize).toBe(100)
  })
})
