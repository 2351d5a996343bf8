import { expect, it } from 'vitest'
import { getMorning } from './morning.ts'

// Summer time begins on March 14 in Los Angeles and in Anchorage, on September 26 in Auckland, and ends on November 7 and April 4.
it.each([
  ['2027-03-14', 'America/Los_Angeles', '2027-03-14T16:00:00.000Z'],
  ['2027-03-14', 'America/Anchorage', '2027-03-14T17:00:00.000Z'],
  ['2027-11-07', 'America/Los_Angeles', '2027-11-07T17:00:00.000Z'],
  ['2027-11-07', 'America/New_York', '2027-11-07T14:00:00.000Z'],
  ['2027-09-26', 'Pacific/Auckland', '2027-09-25T20:00:00.000Z'],
  ['2027-04-04', 'Pacific/Auckland', '2027-04-03T21:00:00.000Z'],
  ['2027-03-14', 'Pacific/Honolulu', '2027-03-14T19:00:00.000Z'],
  ['2027-03-14', 'Asia/Kolkata', '2027-03-14T03:30:00.000Z'],
])('BLK-06 a gift of %s goes out at nine in the morning in %s', (day, timeZone, at) => {
  expect(new Date(getMorning(day, timeZone)).toISOString()).toBe(at)
})
