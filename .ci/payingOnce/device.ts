import { getResponse } from 'msw'
import { vi } from 'vitest'
import { saveToken } from '../../apps/runtime/session/token.ts'
import { stubBrowser } from '../../apps/runtime/testing/browser.ts'
import { stubLocks } from '../../apps/runtime/testing/locks.ts'
import { createHandlers } from '../../mocks/handlers/all.ts'
import { payAtTable } from '../../mocks/state/diner/payAtTable.ts'
import { createStore } from '../../mocks/state/memory/store.ts'

// One phone, and the simulated server behind its network.

const store = createStore()
const handlers = [...createHandlers(store)]

export const losses = ['nothing', 'the answer', 'the answer and each look-up'] as const
type Loss = (typeof losses)[number]

type Fact = { readonly did: 'paid' | 'lookedUp'; readonly key: string } | { readonly did: 'agreedToPayAgain' }
export const network: { loses: Loss } = { loses: 'nothing' }
/** The till does not book what is paid while it is slow. */
export const till = { isSlow: false }
/** The payer and the page, in order. */
export const facts: Fact[] = []
/** The writes of the payments that were sent. */
export const writes: string[] = []

const isWrite = ({ url, method }: Request): boolean => method === 'POST' && /\/(credits|payments|pay|refunds|purchases|orders)$/.test(url)
const keyIn = ({ url, method }: Request): string | null =>
  method === 'GET' ? (/attempts\/(\w+)$|_payments\/(\w+)$/.exec(url)?.slice(1).find(Boolean) ?? null) : null

/** Takes what was paid out of the till's account. */
const unbook = () =>
  store.update(({ ledger }) => {
    for (const entry of ledger)
      entry.lines = Object.fromEntries(Object.entries(entry.lines).map(([account, gain]) => [account.replace(/^bill /, 'later '), gain]))
  })

/** Another value of a field. */
export type Change = (name: string, value: unknown) => unknown
let change: Change | null = null

/** Shows a page other values than the server's own, until the payer presses. */
export const showChanged = (to: Change | null): void => void (change = to)

/** The same, by the names of the fields. */
export const showFirst = (fields: Readonly<Record<string, unknown>> | null): void =>
  showChanged(fields && ((name, value) => (name in fields ? fields[name] : value)))

async function respond(request: Request): Promise<Response> {
  const key = keyIn(request)
  if (key !== null && network.loses === 'the answer and each look-up') throw new TypeError('offline')
  if (isWrite(request)) {
    facts.push({ did: 'paid', key: request.headers.get('Idempotency-Key') ?? '' })
    writes.push(await request.clone().text())
  }
  const response = await getResponse(handlers, request.clone())
  if (!response) throw new Error(`No handler: ${request.method} ${request.url}`)
  if (key !== null) facts.push({ did: 'lookedUp', key })
  if (isWrite(request) && till.isSlow) unbook()
  if (isWrite(request) && network.loses !== 'nothing') throw new TypeError('offline')
  return change !== null && !isWrite(request) ? Response.json(JSON.parse(await response.text(), change)) : response
}

/** Somebody else pays this much of a bill at Harbor & Rye, on another phone. */
export function payElsewhere(ticket: string, paid: number): void {
  const id = store.nextId('elsewhere')
  const nothing = { email: null, tip: 0, house: 0, claim: null, offer: 0, cash: 0, lines: [] }
  payAtTable(store, { id, key: id, location: '700', ticket, paid, charged: paid, at: store.now(), ...nothing })
}

/** The page that is open: the next one replaces it. */
export const opened: { leave: () => void } = { leave: () => undefined }

/** A new phone, and a restaurant where nothing is paid. */
export function newDevice(): void {
  stubBrowser({ apiOrigin: 'https://api.example' })
  stubLocks()
  vi.stubGlobal('fetch', (asked: Request) => respond(asked))
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  // A read is repeated after a while, and a page leaves after another.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setTimerTickMode('nextTimerAsync')
  store.reset()
  store.update(({ sessions }) => Object.assign(sessions, { member: 'member@mail.example', manager: 'noor.haddad@restaurants.example' }))
  network.loses = 'nothing'
  change = null
  till.isSlow = false
  opened.leave = () => undefined
  facts.length = 0
  writes.length = 0
}

/** Signs this person in, on the same phone. */
export function signIn(who: 'member' | 'manager'): void {
  if (who === 'member') delete document.documentElement.dataset['audience']
  else document.documentElement.dataset['audience'] = who
  saveToken(who)
}

/** The charges to all cards, and the sums that were returned to them, by the ledger: in cents, in order. */
export const cardSums = (): readonly number[] => store.state.ledger.flatMap(({ lines: { cards } }) => (cards === undefined ? [] : [-cards]))

/** The charges to the cards for a bill, by the ledger: in cents, in order. */
export const charges = (ticket: string): readonly number[] =>
  store.state.ledger.flatMap(({ lines }) =>
    Object.keys(lines).some((account) => account.endsWith(`/${ticket}`)) ? [-(lines['cards'] ?? 0)] : [],
  )

/** The payments that went out after another one, without a look-up of that one, and without a yes. */
export function unasked(): readonly string[] {
  const known = new Set<string>()
  return facts.flatMap((fact, index) => {
    if (fact.did !== 'paid' || known.has(fact.key)) return []
    known.add(fact.key)
    const before = facts.slice(0, index).findLastIndex(({ did }) => did === 'paid')
    const isAsked = before === -1 || facts.slice(before + 1, index).some(({ did }) => did !== 'paid')
    return isAsked ? [] : [fact.key]
  })
}
