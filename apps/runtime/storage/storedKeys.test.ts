import { globSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAddress } from '../../../features/bulk-gifting/address.ts'
import { checkAddress as dinerAddress } from '../../../features/diner/address.ts'
import { checkAddress } from '../../../features/managers/check/address.ts'
import { checkoutAddress } from '../../../features/managers/checkout/address.ts'
import { refundAddress } from '../../../features/managers/search.ts'
import { itemAddress, leadSearch, projectAddress, reviewAddress } from '../../../features/partners/address.ts'
import { memoryStorage } from '../testing/browser.ts'
import { newDevice, open } from '../testing/tabs.ts'
import { type StoredKey, keysOfEach, staff, storedKeys } from './storedKeys.ts'

const apps = new URL('../..', import.meta.url)
const textOf = (file: string): string => readFileSync(new URL(file, apps), 'utf8')
const sources = globSync('{.,../features}/**/*.{ts,tsx}', { cwd: apps })
  .filter((file) => !/\.test\.|\.e2e\.|e2e\/|testing\/|storedKeys\.ts$/.test(file))
  .map((file) => [file, textOf(file)] as const)

const isDeclared = (name: string): name is keyof typeof storedKeys => name in storedKeys
const endings = Object.keys(storedKeys)
  .filter(isDeclared)
  .map((name) => [name, storedKeys[name]] as const)
/** The keys of the session itself: each sign-in writes them anew. */
const ofSession = keysOfEach.filter((name) => name !== 'choiceUnread')
const audienceOf = (key: string) => staff.find((name) => key.startsWith(`${name}.`)) ?? (key.startsWith('gifting.') ? 'business' : 'member')

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
    named: { pos: '${pos}', location: '${location}', ticket: '${ticket}' },
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

/** The other files that make a key: the parts of the link that stand in its text, or why none does. */
const otherPages: Readonly<Record<string, readonly string[] | string>> = {
  'runtime/page/EmailCapture.tsx': ['${projectId}'],
  'business/VerifyEmail.tsx': ['${shortHash(inviteToken)}'],
  'business/BusinessRoute.tsx': 'the visitor’s own spend, at no restaurant',
  'checkout/visits.ts': ['mustRenew', 'option?.kind', 'option?.id', 'promoCode', 'present?.design'],
  '../features/claim/hash.ts': ['${hash.'],
  'embed/prefetch.ts': 'the visitor’s own choices, which no link changes',
  'bulk-gifting/pay/PayRoute.tsx': 'the kind of card alone, which is the payer’s choice for the next order too',
  'pos/PosVisit.tsx': ['${visitName(link)}'],
  // All of it: another promo code, or amount, is another visit.
  'store/PurchaseRoute.tsx': ['${search}'],
}

const there = {
  goes: { page: false, same: false, another: false, nobody: false },
  waits: { page: true, same: true, another: false, nobody: true },
  waitsInPage: { page: true, same: true, another: false, nobody: false },
  stays: { page: true, same: true, another: true, nobody: true },
} as const

beforeEach(newDevice)

/** A value of Maya's, whose session is lost. */
async function lost(key: StoredKey) {
  const page = await open(memoryStorage(), audienceOf(key))
  page.signIn('first', 'maya@mail.example')
  for (const storage of [page.tabStorage, page.deviceStorage]) storage.write(key, "Maya's")
  page.expireSession('first')
  return page
}
type Page = Awaited<ReturnType<typeof open>>
/** Where a value is read: in the tab, or on the device. */
const has = (page: Page, key: string) => [page.tabStorage.read(key) !== null, page.deviceStorage.read(key) !== null]
const again = async ({ tab }: Page, key: string) => open(tab, audienceOf(key))

describe('NET-04 NET-11 what is there after a session was lost is its owner’s, or gone', () => {
  const names = endings.flatMap(([name, end]) => (ofSession.some((each) => each === name) ? [] : [[name, end] as const]))

  it.each(names)('%s %s', async (name, end) => {
    // The entry of a payment alone has a value that is read, and changed, at the end of a session: `left.test.ts`.
    const key: StoredKey = `${name}.x`
    const { page, same, another, nobody } = there[end]
    const here = await lost(key)
    expect(has(here, key)).toEqual([page, page])
    expect(has(await again(here, key), key)).toEqual([nobody, nobody])

    newDevice()
    const back = await lost(key)
    back.signIn('second', 'Maya@mail.example')
    expect(has(back, key)).toEqual([same, same])
    expect(has(await again(back, key), key)).toEqual([same, same])

    newDevice()
    const next = await lost(key)
    // A page that is open goes on, and saves.
    next.tabStorage.write(key, "Maya's, a little later")
    next.signIn('third', 'ada@mail.example')
    expect(has(next, key)).toEqual([another, another])
    expect(has(await again(next, key), key)).toEqual([another, another])

    newDevice()
    const left = await lost(key)
    left.signOut()
    expect(has(left, key)).toEqual([end === 'stays', end === 'stays'])
  })

  it.each(['member', ...staff] as const)(
    'is the same for a tab that was away, and leaves another audience its own: %s',
    async (audience) => {
      const away = await open(memoryStorage(), audience)
      away.signIn('first', 'maya@mail.example')
      away.followSignOuts()
      const keys = names.map(([name]): StoredKey => `${name}.x`)
      for (const key of keys) away.tabStorage.write(key, 'x')
      const page = await open(away.tab, audience)
      page.signOut()
      page.signIn('second', 'maya@mail.example')
      const back = await open(away.tab, audience)
      back.followSignOuts()
      const isOfAnother = (key: string) => /^(manager|partner|gifting)\./.test(key) && audienceOf(key) !== audience
      const stays = names.flatMap(([name, end]) =>
        end === 'stays' || isOfAnother(name) || (name === 'choiceUnread' && audience !== 'member') ? [`${name}.x`] : [],
      )
      expect(keys.filter((key) => back.tabStorage.read(key) !== null)).toEqual(stays)
    },
  )

  it('is decided for each key that the apps write, and for no other', () => {
    const found = (...ends: readonly string[]) => endings.flatMap(([name, end]) => (ends.includes(end) ? [name] : []))
    // Without personal data, and read by its person alone.
    expect(found('stays').join(' ')).toBe('device campaign promo webFonts wallets manager.businessExplained entry signedOut seenSignOut')
    expect(found('waits').join(' ')).toBe('manager.locations person')
    const isNamed = (name: string) => sources.some(([, text]) => text.includes(`'${name}`) || text.includes(`\`${name}`))
    expect(endings.filter(([name]) => !isNamed(name))).toEqual([])
  })
})

describe('NET-11 one thing’s text is found at no other thing’s address', () => {
  it.each(Object.entries(routes))('names each parameter of its page: %s', (file, { search, named, unnamed = {} }) => {
    expect([...Object.keys(named), ...Object.keys(unnamed)].toSorted()).toEqual(Object.keys(search.shape).toSorted())
    expect(Object.values(named).filter((part) => !textOf(file).includes(part))).toEqual([])
  })

  const keyText = /['`](?:\$\{visits\}|flow\.\w|done\.|payment\.|gifting\.draft|partner\.edit|manager\.check)[^'`]*/g

  it.each(Object.entries(otherPages))('names its link in its key: %s', (file, named) => {
    const keys = (textOf(file).match(keyText) ?? []).join(' ')
    if (typeof named === 'string') expect(keys).not.toContain('${')
    else expect(named.filter((part) => !keys.includes(part))).toEqual([])
  })

  it('is decided for every page that stores something', () => {
    const storing = sources.filter(([, text]) => text.search(keyText) !== -1)
    expect(storing.map(([file]) => file).toSorted()).toEqual([...Object.keys(routes), ...Object.keys(otherPages)].toSorted())
  })
})
