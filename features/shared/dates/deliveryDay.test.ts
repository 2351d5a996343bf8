import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { deliveryDay, yearAfter } from './deliveryDay.ts'

const halfTyped = 'Enter a full date, or leave it empty.'

it.each([
  [null, '', 'valid'],
  ['2026-11-20', '11/20/2026', 'valid'],
  ['2027-11-20', '11/20/2027', 'valid'],
  [null, '1', halfTyped],
  [null, '02/30/2027', halfTyped],
  ['2026-11-19', '11/19/2026', 'This day has passed.'],
  ['2027-11-21', '11/21/2027', 'Choose a day within a year.'],
])('CHK-05 BLK-06 on November 20, 2026, a gift for %s, typed as %j, is judged: %s', (day, typed, judged) => {
  expect(z.safeParse(deliveryDay('2026-11-20', typed), day).error?.issues[0]?.message ?? 'valid').toBe(judged)
})

it.each([
  ['2026-11-20', '2027-11-20'],
  ['2028-02-29', '2029-02-28'],
  ['2028-02-28', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
])('CHK-05 BLK-06 a year after %s is %s', (text, after) => {
  expect(yearAfter(text)).toBe(after)
})
