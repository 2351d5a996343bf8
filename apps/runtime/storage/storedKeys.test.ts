import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAddress } from '../../../features/bulk-gifting/address.ts'
import { checkAddress as dinerAddress } from '../../../features/diner/address.ts'
import { checkAddress } from '../../../features/managers/check/address.ts'
import { checkoutAddress } from '../../../features/managers/checkout/address.ts'
import { refundAddress } from '../../../features/managers/search.ts'
import { itemAddress, leadSearch, projectAddress, reviewAddress } from '../../../features/partners/address.ts'
import { isForgotten } from './storedKeys.ts'

const apps = new URL('../..', import.meta.url)
type Audience = 'member' | 'manager' | 'business' | 'partner'
type Expected = 'stays' | 'goes' | 'goes, but not when the session expires'

/** Every key that an app writes, by the file that names it: its beginning, an example, and what a sign-out does with it. */
const written: Readonly<Record<string, readonly (readonly [named: string, key: string, expected: Expected, audience?: Audience])[]>> = {
  'runtime/session/token.ts': [
    ['token', 'token', 'goes'],
    ['token', 'manager.token', 'goes', 'manager'],
    ['signedInAfter', 'partner.signedInAfter', 'goes', 'partner'],
    ['signedOut', 'business.signedOut', 'stays', 'business'],
  ],
  'runtime/tracking/consent.ts': [
    ['choiceUnread.', 'choiceUnread.1', 'goes'],
    ['choiceUnread.', 'manager.choiceUnread.1', 'goes', 'manager'],
  ],
  'runtime/session/left.ts': [['entry.', 'entry.x1', 'stays']],
  'runtime/session/rights.ts': [['right.', 'right.purchase.x1', 'goes']],
  'runtime/session/session.ts': [
    ['seenSignOut', 'manager.seenSignOut', 'stays', 'manager'],
    ['person', 'person', 'goes, but not when the session expires'],
    ['person', 'business.person', 'goes, but not when the session expires', 'business'],
  ],
  'runtime/start/webFonts.ts': [['webFonts', 'webFonts', 'stays']],
  'runtime/storage/storage.ts': [
    ['session', 'session', 'goes'],
    ['device', 'device', 'stays'],
  ],
  'runtime/page/campaign.ts': [
    ['campaign', 'campaign', 'stays'],
    ['promo.', 'promo.harbor-rye', 'stays'],
  ],
  'runtime/api/attempts.ts': [['attempt.', 'attempt.x1', 'goes']],
  'runtime/page/EmailCapture.tsx': [['flow.capture.', 'flow.capture.7', 'goes']],
  'runtime/payments/records/entries.ts': [
    ['paid.', 'paid.x1', 'goes'],
    ['entry.', 'entry.x1', 'stays', 'manager'],
  ],
  'runtime/payments/gateway/useWallets.tsx': [['wallets', 'wallets', 'stays']],
  'business/VerifyEmail.tsx': [['flow.verified.', 'flow.verified.x1', 'goes']],
  'business/BusinessRoute.tsx': [['flow.calculator', 'flow.calculator', 'goes']],
  'bulk-gifting/draft/savedDraft.ts': [
    ['gifting.draft', 'gifting.draft.recipients.0', 'goes, but not when the session expires', 'business'],
  ],
  'bulk-gifting/pay/PayRoute.tsx': [['payment.gifting', 'payment.gifting', 'goes', 'business']],
  'checkout/visits.ts': [
    ['flow.checkout.', 'flow.checkout.ico.1.', 'goes'],
    ['done.', 'done.flow.checkout.ico.1.', 'goes'],
  ],
  '../features/claim/hash.ts': [['flow.claim.', 'flow.claim.V0VMQ09NRTI1', 'goes']],
  'diner/OpenCheck.tsx': [
    ['payment.diner', 'payment.diner', 'goes'],
    ['flow.diner.', 'flow.diner.tableside.harbor.1042', 'goes'],
  ],
  'embed/prefetch.ts': [['flow.privacy', 'flow.privacy', 'goes']],
  'managers/checkout/CheckoutRoute.tsx': [['manager.businessExplained', 'manager.businessExplained', 'stays', 'manager']],
  'managers/checkout/checkVisit.ts': [
    ['flow.managersCheckout.', 'flow.managersCheckout.1.2.check.3', 'goes', 'manager'],
    ['flow.managersEntered.', 'flow.managersEntered.1.2.check.3', 'goes', 'manager'],
  ],
  'managers/chosenLocations.ts': [['manager.locations', 'manager.locations', 'goes, but not when the session expires', 'manager']],
  'managers/checkout/EnterCheckRoute.tsx': [['manager.check', 'manager.check', 'goes, but not when the session expires', 'manager']],
  'managers/refund/RefundRoute.tsx': [['flow.refund.', 'flow.refund.91', 'goes', 'manager']],
  'partners/lead/LeadRoute.tsx': [['flow.lead', 'flow.lead', 'goes', 'partner']],
  'partners/project/useProject.ts': [['partner.project', 'partner.project', 'goes', 'partner']],
  'partners/email-review/EmailReviewRoute.tsx': [['flow.email-review.', 'flow.email-review.5.draft', 'goes', 'partner']],
  'partners/records/savedEdits.ts': [['partner.edit.', 'partner.edit.brand.x.1', 'goes, but not when the session expires', 'partner']],
  'pos/PosVisit.tsx': [['flow.pos.', 'flow.pos.["tableside","harbor","1042"]', 'goes']],
  'pos/opening.ts': [['entry.', 'entry.x1', 'stays']],
  'store/PurchaseRoute.tsx': [['flow.purchase.', 'flow.purchase.?project=7', 'goes']],
}

type Route = {
  readonly search: { readonly shape: object }
  /** The parameters that the key names, as the file writes them. */
  readonly named: Readonly<Record<string, string>>
  /** Those that it does not name, and why. */
  readonly unnamed?: Readonly<Record<string, string>>
}

const oneOfAll = 'an id is of one restaurant'
const onTheWay = 'where the page was opened, or what it shows first'

/** The pages that store something, by the file that makes their key. One thing’s text is found at no other thing’s address. */
const routes: Readonly<Record<string, Route>> = {
  'diner/OpenCheck.tsx': {
    search: dinerAddress,
    named: { pos: '${address.pos}', location: '${address.location}', ticket: '${address.ticket}' },
    unnamed: { table: 'leads to a ticket', return_url: 'where the guest goes on' },
  },
  'managers/checkout/checkVisit.ts': {
    search: checkoutAddress,
    named: { location_id: '[locationId, ', user_id: ' guestId, ', check: '${bill.number}', amount: '${bill.amount}' },
  },
  'managers/checkout/EnterCheckRoute.tsx': {
    search: checkAddress,
    named: { location_id: '${locationId}', user_id: '${guestId}' },
    unnamed: { by: 'both texts are stored' },
  },
  'managers/refund/RefundRoute.tsx': {
    search: refundAddress,
    named: { transaction_id: '${transaction_id}' },
    unnamed: { location_id: oneOfAll, user_id: onTheWay },
  },
  'bulk-gifting/draft/savedDraft.ts': {
    search: createAddress,
    named: {},
    unnamed: { step: 'a step of the one draft', spend: 'fills a new draft in' },
  },
  'partners/email-review/EmailReviewRoute.tsx': {
    search: reviewAddress,
    named: { id: '${id}' },
    unnamed: { token: 'a right is in no key', approve: onTheWay },
  },
  'partners/lead/LeadRoute.tsx': { search: leadSearch, named: {}, unnamed: { q: 'the search for the one restaurant of this tab' } },
  'partners/records/savedEdits.ts': {
    search: z.extend(itemAddress, projectAddress.shape),
    named: { id: '${id}', project: '${slug}' },
    unnamed: { list: onTheWay, field: onTheWay },
  },
}

/** Pages without a search of their own, or whose link is read as one text. */
const otherPages = [
  'runtime/page/EmailCapture.tsx',
  'business/VerifyEmail.tsx',
  'business/BusinessRoute.tsx',
  'checkout/visits.ts',
  '../features/claim/hash.ts',
  'embed/prefetch.ts',
  // The kind of card that was chosen, and nothing else: it is the payer's choice for the next bill, or order, too.
  'bulk-gifting/pay/PayRoute.tsx',
  'pos/PosVisit.tsx',
  'store/PurchaseRoute.tsx',
]

const textOf = (file: string): string => readFileSync(new URL(file, apps), 'utf8')
const names = /(tabStorage|useSaved\(|deviceStorage|storedId|visit: '|storageKey: '|storage\(\))/
/** They pass on the keys of others. */
const passOn = new Set([
  'runtime/storage/saved.ts',
  'claim/commands.ts',
  'runtime/start/mount.tsx',
  'runtime/payments/pageFlow.ts',
  'claim/prefetch.ts',
  'embed/PrivacyRoute.tsx',
  'pos/commands.ts',
])
const keys = Object.entries(written).flatMap(([file, named]) =>
  named.map(([text, key, expected, audience]) => ({ file, text, key, expected, audience: audience ?? 'member' })),
)

describe('NET-11 what a sign-out leaves in the browser', () => {
  it.each(keys)('$key of $file $fate', ({ file, text, key, expected, audience }) => {
    expect(textOf(file).includes(text)).toBe(true)
    expect([isForgotten(key, 'signedOut', audience), isForgotten(key, 'expired', audience)]).toEqual([
      expected !== 'stays',
      expected === 'goes',
    ])
  })

  it('is decided for every file of the apps that stores something', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: apps }).filter((file) => !/\.test\.|\.e2e\.|e2e\/|testing\//.test(file))
    const storing = files.filter((file) => names.test(textOf(file)) && !passOn.has(file))
    expect(storing.filter((file) => !(file in written))).toEqual([])
  })

  it.each(Object.entries(routes))('NET-11 names each parameter of its page: %s', (file, { search, named, unnamed = {} }) => {
    expect([...Object.keys(named), ...Object.keys(unnamed)].toSorted()).toEqual(Object.keys(search.shape).toSorted())
    expect(Object.values(named).filter((part) => !textOf(file).includes(part))).toEqual([])
  })

  it('NET-11 is decided for every page that stores something', () => {
    const ofPages = keys
      .filter(({ key }) => /^(flow|done|payment|gifting\.draft|partner\.edit|manager\.check)\b/.test(key))
      .map(({ file }) => file)
    expect([...new Set(ofPages)].toSorted()).toEqual([...Object.keys(routes), ...otherPages].toSorted())
  })

  it('is nothing of a key that nobody has named', () => {
    expect([isForgotten('something.new', 'signedOut', 'member'), isForgotten('something.new', 'expired', 'manager')]).toEqual([true, true])
  })

  it('is all that another audience has: each signs in for itself', () => {
    const ofOne = [
      'token',
      'choiceUnread.1',
      'manager.token',
      'manager.locations',
      'business.token',
      'gifting.draft',
      'partner.token',
      'partner.edit.brand.x.1',
    ]
    const left = (audience: Audience) => ofOne.filter((key) => !isForgotten(key, 'signedOut', audience))
    expect(left('member')).toEqual(ofOne.slice(2))
    expect(left('manager')).toEqual([...ofOne.slice(0, 2), ...ofOne.slice(4)])
    expect(left('business')).toEqual([...ofOne.slice(0, 4), ...ofOne.slice(6)])
    expect(left('partner')).toEqual(ofOne.slice(0, 6))
  })
})
