import { expect, it } from 'vitest'
import { invitationText } from './terms.ts'
import { offers } from './examples/offers.ts'

const brand = { name: 'Harbor & Rye', heroUrl: null, logoUrl: null }
const group = { name: 'Harbour', imageUrl: null }

it.each([
  [{ invitation: null }, null],
  [{ invitation: null, group, brand }, null],
  [{ invitation: 'ambassador', group, brand }, 'Harbour invites you'],
  [{ invitation: 'ambassador', brand }, 'An ambassador of Harbor & Rye invites you'],
  [{ invitation: 'ambassador' }, 'One of our ambassadors invites you'],
  [{ invitation: 'member', group }, 'A friend from Harbour invites you'],
  [{ invitation: 'member', brand }, 'A friend invites you'],
] as const)('CLM-30 an offer says who invites: %j', (said, words) => {
  expect(invitationText({ ...offers.noBrand, group: null, ...said })).toBe(words)
})
