import { describe, expect, it } from 'vitest'
import { docs } from './api.docs.ts'
import { type CatalogueRow, findCatalogueRow } from './catalogue.ts'

const wordings: Readonly<Record<CatalogueRow, readonly string[]>> = {
  suspendedAccount: [
    'Your account has been suspended.',
    'Account suspended',
    'This account is currently suspended. Please contact support.',
    'Sorry, we’ve suspended your account',
    'Your account was deactivated.',
    'This account has been disabled due to suspicious activity.',
    'account_suspended',
  ],
  claimOwnReferral: [
    'You cannot claim your own referral.',
    'Sorry, you cannot claim your own offer.',
    "You can't use your own invitation link",
    'self_referral',
  ],
  returnUserNewUserOnly: [
    'Sorry, this offer is limited to new signups only.',
    'This offer is for new members only.',
    'Only new users can claim this offer',
    'Offer is restricted to new sign-ups.',
    'This promotion is for new customers.',
    'Existing members cannot claim this offer.',
    'This offer is not available to existing members.',
    'This promotion is unavailable for returning guests',
    'Sorry, the offer isn’t open to current customers.',
    'new_users_only',
  ],
  prevClaimed: [
    "Oops, looks like you've already claimed this offer.",
    'Oops, looks like you’ve already claimed this offer.',
    'This unique code has already been claimed.',
    'Unique code already claimed',
    'The unique code was already used by somebody else.',
    'You have claimed this offer before.',
    'Offer previously claimed',
    'unique_code_already_claimed',
    'already_claimed',
  ],
  prevUsed: [
    'This offer has already been used.',
    'Offer already redeemed',
    'You have already used this offer without claiming it.',
    'This promotion was redeemed at an earlier visit.',
    'offer_already_used',
    'Offer used but unclaimed',
    'This offer was used but not claimed.',
    'used_but_unclaimed',
  ],
  notValid: [
    'Offer is not valid.',
    'This offer is no longer valid',
    'Sorry, this offer has expired.',
    'The offer is no longer available.',
    'This promotion has ended',
    'Invalid offer',
    'offer_expired',
  ],
}

describe('CLM-25 the rows of the catalogue, in any wording', () => {
  const cases = Object.entries(wordings).flatMap(([row, texts]) => texts.map((text) => ({ row, text })))
  it.each(cases)('$text → $row', ({ row, text }) => {
    expect(findCatalogueRow({ message: text })).toBe(row)
    expect(findCatalogueRow({ message: ` ${text.toUpperCase()}\n` })).toBe(row)
    expect(findCatalogueRow({ message: 'No.', code: text })).toBe(row)
  })
  it('prefers the answer’s code to its text', () => {
    expect(findCatalogueRow({ message: 'This offer has already been used.', code: 'already_claimed' })).toBe('prevClaimed')
  })
  it('takes the row from the status if the text says nothing', () => {
    expect([findCatalogueRow({ message: null, status: 410 }), findCatalogueRow({ message: 'Sorry.', status: 423 })]).toEqual([
      'notValid',
      'suspendedAccount',
    ])
  })
})

it('CLM-25 the documentation of the claim quotes one message of each row, and no other', () => {
  const quoted = docs.calls['claimOffer']?.about.match(/(?<=')[A-Z][^']*\.(?=')/g) ?? []
  const rows = quoted.map((message) => findCatalogueRow({ message }) ?? message)
  expect(rows.toSorted()).toEqual(Object.keys(wordings).toSorted())
})

it.each([
  '',
  'Invalid email or password.',
  'Invalid email or password. Your account will be locked after 2 more attempts.',
  'Incorrect verification code. Please try again.',
  'This verification code has already been used.',
  'Your code has expired. Please request a new one.',
  'Please enter a valid email address.',
  'This phone number is already used by another account.',
  'Please verify your phone number or email address again.',
  'Please sign in to claim this offer.',
  'Offer not found.',
  'We could not find an existing user with this address.',
  'Too many requests.',
  'The kitchen is closed.',
  'This number takes no texts.',
  '__proto__',
  'constructor',
  'toString',
])('CLM-25 no row is read into %j', (message) => {
  expect(findCatalogueRow({ message, status: 422 })).toBeNull()
})
