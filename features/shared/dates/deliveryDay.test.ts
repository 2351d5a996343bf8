import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { deliveryDay, inDeliveryTime, yearAfter } from './deliveryDay.ts'

type Gift = { readonly name: string; readonly day: string | null; readonly timeZone: string }

const judge = (gift: Gift, now: string, typed = gift.day ?? '') =>
  z
    .object({ name: z.string().check(z.minLength(1)), day: deliveryDay(typed), timeZone: z.string() })
    .check(...inDeliveryTime('day', () => new Date(now)))
    .safeParse(gift)
    .error?.issues.find(({ path }) => path[0] === 'day')?.message ?? 'valid'

const halfTyped = 'Enter a full date, or leave it empty.'
const passed = 'This day has passed.'
const noon = '2026-11-20T17:00:00Z'

it.each([
  [null, '', 'valid'],
  ['2026-11-20', '11/20/2026', 'valid'],
  ['2027-11-20', '11/20/2027', 'valid'],
  [null, '1', halfTyped],
  [null, '02/30/2027', 'There is no such day. Please check it.'],
  [null, '02/30/27', 'There is no such day. Please check it.'],
  [null, '12/25', halfTyped],
  ['2026-11-19', '11/19/2026', passed],
  ['2027-11-21', '11/21/2027', 'Choose a day within a year.'],
])('CHK-05 BLK-06 on November 20, 2026, a gift for %s, typed as %j, is judged: %s', (day, typed, judged) => {
  for (const name of ['Max', '']) expect(judge({ name, day, timeZone: 'America/New_York' }, noon, typed)).toBe(judged)
})

// The evening of November 20 in Honolulu is the next day in Auckland.
it.each([
  ['2026-11-20', 'Pacific/Honolulu', 'valid'],
  ['2026-11-20', 'Asia/Kolkata', passed],
  ['2026-11-20', 'Pacific/Auckland', passed],
  ['2026-11-21', 'Pacific/Auckland', 'valid'],
  ['2027-11-21', 'Pacific/Honolulu', 'Choose a day within a year.'],
  ['2027-11-21', 'Pacific/Auckland', 'valid'],
])('CHK-05 BLK-06 a gift for %s is judged by the day in %s: %s', (day, timeZone, judged) => {
  expect(judge({ name: 'Max', day, timeZone }, '2026-11-21T06:00:00Z')).toBe(judged)
})

// Los Angeles skips an hour on March 14, and has one twice on November 7.
it.each([
  ['2027-03-14T07:59:59Z', '2027-03-13'],
  ['2027-03-14T08:00:00Z', '2027-03-14'],
  ['2027-03-15T06:59:59Z', '2027-03-14'],
  ['2027-03-15T07:00:00Z', '2027-03-15'],
  ['2027-11-08T07:59:59Z', '2027-11-07'],
  ['2027-11-08T08:00:00Z', '2027-11-08'],
])('CHK-05 BLK-06 at %s the first day of a gift in Los Angeles is %s', (now, first) => {
  const at = (day: string) => judge({ name: 'Max', day, timeZone: 'America/Los_Angeles' }, now)
  const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)
  expect([at(before), at(first)]).toEqual([passed, 'valid'])
})

it.each([
  ['2026-11-20', '2027-11-20'],
  ['2028-02-29', '2029-02-28'],
  ['2028-02-28', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
])('CHK-05 BLK-06 a year after %s is %s', (text, after) => {
  expect(yearAfter(text)).toBe(after)
})
