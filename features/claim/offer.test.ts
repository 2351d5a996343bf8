import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { statusCodes, statusFacts } from './statusCodes.ts'
import { type Offer, amountText, invitationText, getTerms, stubFromOffer, titleFromOffer } from './offer.ts'
import { offers } from './examples/offers.ts'

const least = { ...offers.noBrand, expiration: null, minimumSpend: 'notNamed' } as const

describe('CLM-28 the terms that a guest reads before claiming', () => {
  it('include the amount, or $25.00 if the offer names none', () => {
    expect([
      amountText({ ...offers.noBrand, amount: cents(4_000) }, 'USD'),
      amountText({ ...offers.noBrand, amount: null }, 'USD'),
    ]).toEqual(['$40', '$25.00'])
  })

  it.each([
    ['$25 off your first dinner', 'off your first dinner'],
    ['$250 off your wedding', '$250 off your wedding'],
    ['$25', '$25'],
    ['A long dinner', 'A long dinner'],
  ])('a name that begins with the amount continues it: %s', (name, title) => {
    expect(titleFromOffer({ ...offers.noBrand, name, amount: cents(2_500) }, 'USD')).toBe(title)
  })

  it('end within days of the claim or on a day, where they end, and name the bill they ask for', () => {
    const stub = (parts: Partial<Offer>) => stubFromOffer({ ...least, ...parts }, 'USD').map(({ term, detail }) => `${term} ${detail}`)
    expect(stub({})).toEqual([])
    expect(stub({ expiration: { mode: 'none' }, minimumSpend: cents(6_000) })).toEqual(['On a bill of $60 or more'])
    expect(stub({ expiration: { mode: 'days', days: 45 } })).toEqual(['Use it within 45 days of claiming'])
    expect(stub({ expiration: { mode: 'days', days: 1 } })).toEqual(['Use it within 1 day of claiming'])
    expect(stub({ expiration: { mode: 'setDate', date: '2027-01-31' } })).toEqual(['Use it by January 31, 2027'])
  })

  it.each([
    [least, {}],
    [{ ...least, brand: { name: 'Harbor & Rye', heroUrl: null, logoUrl: null }, geoName: 'Austin' }, { Where: 'Harbor & Rye, Austin' }],
    [{ ...least, brand: { name: 'Harbor & Rye', heroUrl: null, logoUrl: null } }, { Where: 'Harbor & Rye' }],
    [{ ...least, geoName: 'Austin' }, { Where: 'Austin' }],
    [{ ...least, minimumSpend: null }, { 'Minimum spend': 'None' }],
    [{ ...least, minimumSpend: cents(3_000) }, { 'Minimum spend': '$30.00' }],
    [{ ...least, expiration: { mode: 'days', days: 1 } }, { Expires: '1 day after you claim it' }],
    [{ ...least, expiration: { mode: 'days', days: 14 } }, { Expires: '14 days after you claim it' }],
    [{ ...least, expiration: { mode: 'setDate', date: '2027-01-31' } }, { Expires: 'January 31, 2027' }],
    [{ ...least, expiration: { mode: 'none' } }, { Expires: 'Never' }],
    [
      { ...least, redeemable: { days: 'Monday to Thursday', hours: '5 pm to 9 pm' } },
      { Days: 'Monday to Thursday', Hours: '5 pm to 9 pm' },
    ],
    [
      { ...least, newUsersOnly: true, details: 'One for each table.' },
      { For: 'New members', Details: 'One for each table.' },
    ],
  ] as const)('is only what the offer says: %#', (said, terms) => {
    expect(Object.fromEntries(getTerms(said, 'USD').map(({ term, detail }) => [term, detail]))).toEqual(terms)
  })
})

const brand = { name: 'Harbor & Rye', heroUrl: null, logoUrl: null }
const group = { name: 'Olive’s supper table', imageUrl: null }

it.each([
  [{ invitation: null, group, brand }, null],
  [{ invitation: 'member', group, brand }, 'A friend from Olive’s supper table invites you'],
  [{ invitation: 'member', group: null, brand }, 'A friend invites you'],
  [{ invitation: 'ambassador', group, brand }, 'Olive’s supper table invites you'],
  [{ invitation: 'ambassador', group: null, brand }, 'An ambassador of Harbor & Rye invites you'],
  [{ invitation: 'ambassador', group: null, brand: null }, 'One of our ambassadors invites you'],
] as const)('CLM-30 who invites is named as far as the offer does: %#', (said, text) => {
  expect(invitationText({ ...least, ...said })).toBe(text)
})

it('CLM-00 the states have the specification’s codes', () => {
  const inOrder =
    'offerCode claimCode emailInput smsVerification authentication success altVerification noAccount prevClaimed prevUsed returnUserNoLongerAvailable returnUserNewUserOnly newUserNoLongerAvailable claimOwnReferral emailClaimSuccess suspendedAccount'
  expect(statusCodes).toEqual(Object.fromEntries(inOrder.split(' ').map((status, code) => [status, code])))
})

it('CLM-32 an event of a state carries its code beside its name, and leaves the link’s own `code`', () => {
  expect([statusFacts('offerCode'), statusFacts('suspendedAccount')]).toEqual([
    { status: 'offerCode', status_code: 0 },
    { status: 'suspendedAccount', status_code: 15 },
  ])
  expect(statusFacts('claiming')).toEqual({ status: 'claiming' })
})
