import { expect, it } from 'vitest'
import { getTableTickets, getTipHabit, getVenue, getVenueTicket } from '../../features/bill/api.ts'
import { readKey } from '../runtime/api/Reads.tsx'
import { isChangedByPaying } from './changedByPaying.ts'

it('DIN-05 a payment outdates every check, the table’s checks and the restaurant’s balance, for guests and members', () => {
  const at = { posSlug: 'tableside', locationId: '7' }
  for (const signedIn of [false, true]) {
    for (const ticket of ['1042', '1043']) {
      const query = { ...at, payAmount: null }
      expect(isChangedByPaying(readKey(getVenueTicket, { path: { projectId: '1', ticket }, query }, signedIn))).toBe(true)
    }
    expect(isChangedByPaying(readKey(getTableTickets, { path: { projectId: '1' }, query: { ...at, table: '12' } }, signedIn))).toBe(true)
    expect(isChangedByPaying(readKey(getVenue, { path: { posSlug: 'tableside', location: 'lark' } }, signedIn))).toBe(true)
    expect(isChangedByPaying(readKey(getTipHabit, {}, signedIn))).toBe(false)
  }
})
