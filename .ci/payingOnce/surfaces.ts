import { createCheckPayment as createDinerPayment } from '../../apps/diner/paymentApi.ts'
import { createCheckout } from '../../apps/managers/checkout/checkPayments.ts'
import { startVisit } from '../../apps/managers/checkout/checkVisit.ts'
import { handlers as posCommands } from '../../apps/pos/commands.ts'
import { createOrderPayment } from '../../apps/pos/paymentApi.ts'
import { callSignedIn } from '../../apps/runtime/api/callSignedIn.ts'
import { tabStorage } from '../../apps/runtime/storage/storage.ts'
import { getVenue, getVenueTicket } from '../../features/bill/api.ts'
import { ticketIn } from '../../features/bill/ticket.ts'
import { zeroCents } from '../../features/bill/sums/arithmetic.ts'
import { typedTip } from '../../features/bill/tipping/tip.ts'
import { type CheckPayment, firstChoice, getCheckAmounts, getPaying } from '../../features/diner/checkToPay.ts'
import { getGuest, getLocations } from '../../features/managers/api.ts'
import type { Chosen } from '../../features/managers/checkout/choices.ts'
import { payingAt } from '../../features/managers/checkout/screens/page.ts'
import { paymentAlone } from '../../features/payment/attempt/paymentAlone.ts'
import { visitName } from '../../features/pos/link.ts'
import type { PosEvent } from '../../features/pos/pos.ts'
import { posSurface } from '../../features/pos/surface.ts'
import { getToPay } from '../../features/pos/toPay.ts'
import type { Answer } from '../../features/shared/api/answers/answer.ts'
import { typedCents } from '../../features/shared/money/typedSum.ts'
import { signIn } from './device.ts'
import { type OpenPage, type Way, openPage } from './page.ts'

// Each surface that pays a bill, by its own connection, steps and rules, without its screens.

/** `part`: as it is typed; all of the bill without one. */
export type Terms = {
  readonly tip: string
  readonly part?: string
  readonly reward?: false
  readonly cash?: false
  readonly expense?: 'business'
}

type Bill = { readonly ticket: string; readonly asks?: string }

export type Surface = {
  readonly name: 'hosted checkout' | 'diner' | 'managers'
  readonly ways: readonly Way[]
  /** Opens a bill by its link, and chooses the terms. `asks`: the part that the link asks for. */
  readonly open: (bill: Bill, terms: Terms) => Promise<OpenPage>
}

export function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
  return answer.value
}

async function readBill(posSlug: string, location: string, { ticket, asks = null }: { ticket: string; asks?: string | null }) {
  const venue = valueOf(await callSignedIn(getVenue, { path: { posSlug, location } }))
  const projectId = venue.projectId ?? ''
  const query = { posSlug, locationId: venue.locationId, payAmount: asks, table: null }
  return {
    venue: { ...venue, projectId },
    ticket: inDollars(valueOf(await callSignedIn(getVenueTicket, { path: { projectId, ticket }, query }))),
  }
}

const inDollars = ticketIn('USD')

const at = { posSlug: 'tableside', location: 'harbor' }
const saved = { kind: 'savedCard', id: 'pm_saved_visa' } as const

const hostedCheckout: Surface = {
  name: 'hosted checkout',
  ways: ['card', 'saved card', 'Enter, twice', 'a question'],
  open: async ({ ticket, asks }, { tip, part, reward }) => {
    signIn('member')
    const link = { ...at, ticket, payAmount: asks ?? null, returnUrl: null }
    const storageKey = `flow.pos.${visitName(link)}` as const
    tabStorage.remove(storageKey)
    const page = await openPage(
      {
        ...createOrderPayment(link, { before: () => [], onCards: () => undefined }),
        surface: posSurface(link, { stage: () => null, paidBefore: () => null }),
        storageKey,
        calls: {},
        handlers: posCommands,
        view: (state) => ({ paying: state && getToPay(state), payer: null, cards: 'loading' }),
      },
      { saved },
    )
    const send = (...events: readonly PosEvent[]) => events.forEach(page.send)
    if (page.flow()?.status !== 'loading') return page
    const { venue, ticket: read } = await readBill(at.posSlug, at.location, { ticket, asks: link.payAmount })
    send(
      { type: 'billRead', venue: { ...venue, readAt: Date.now() }, ticket: read },
      { type: 'nextChosen' },
      { type: 'chosen', choices: {}, stage: 'redeemCredit' },
    )
    if (part !== undefined) send({ type: 'chosen', choices: { part: { kind: 'amount', typed: part } } })
    send({ type: 'chosen', choices: { tip: typedTip(tip) } }, { type: 'nextChosen' })
    // The way around the check of the button Next.
    if (page.flow()?.status === 'redeemCredit') send({ type: 'chosen', choices: {}, stage: 'addCredit' }, { type: 'nextChosen' })
    if (reward !== false) send({ type: 'chosen', choices: { claimId: venue.offers[0]?.claimId ?? null } })
    return page
  },
}

const diner: Surface = {
  name: 'diner',
  ways: ['card', 'saved card', 'wallet', 'Enter, twice', 'a question'],
  open: async ({ ticket: number }, { tip, part, reward, cash }) => {
    signIn('member')
    const address = { pos: at.posSlug, location: at.location, ticket: number }
    const { venue, ticket } = await readBill(at.posSlug, at.location, { ticket: number })
    const first = firstChoice(ticket, venue, new Date())
    const choice = {
      ...first,
      tip: typedTip(tip),
      ...(part !== undefined && { part: { kind: 'amount', typed: part } as const }),
      ...(reward === false && { claimId: null }),
      ...(cash === false && { useCash: false }),
    }
    const paying = getPaying(address, venue, ticket, getCheckAmounts(ticket, venue, choice, new Date()))
    return openPage(
      {
        ...createDinerPayment({ ...venue, projectId: venue.projectId ?? '' }, number),
        surface: paymentAlone<CheckPayment>(),
        storageKey: 'payment.diner',
        calls: {},
        handlers: { showPaid: () => undefined, showNotPaid: () => undefined },
        view: () => ({ paying: ticket.due === 0 ? null : paying, payer: null, cards: venue.cards }),
      },
      { saved },
    )
  },
}

const managers: Surface = {
  name: 'managers',
  ways: ['saved card', 'Enter, twice', 'a question'],
  open: async ({ ticket: number }, { tip, part, reward, cash, expense }) => {
    signIn('manager')
    const visit = { locationId: '700', guestId: '9000', bill: { by: 'number', number } } as const
    const [location] = valueOf(await callSignedIn(getLocations, { query: { location_id: visit.locationId } }))
    const guest = valueOf(await callSignedIn(getGuest, { path: { userId: visit.guestId }, query: { location_id: visit.locationId } }))
    if (!location) throw new Error('There is no such location.')
    startVisit(visit, { bill: visit.bill, notes: null, employee: null }, [], null)
    const given = { location, guest, at: new Date(), notes: null, employee: null }
    const page = await openPage(
      {
        ...createCheckout(visit, location),
        handlers: { rememberExplained: () => undefined, showReread: () => undefined, readListsAgain: () => undefined },
        view: (state) => ({ paying: state && payingAt(state, given), payer: null, cards: [] }),
      },
      { saved: { kind: 'noCard' }, isReading: (flow) => flow?.status === 'loading' },
    )
    const choices: Chosen = {
      tip: { kind: 'own', amount: typedCents(tip) },
      ...(part !== undefined && { split: typedCents(part) ?? zeroCents }),
      ...(reward !== false && expense === undefined && { claimId: guest.offers[0]?.claimId ?? null }),
      ...(cash === false && { usesCash: false }),
    }
    page.send({ type: 'expenseSwitched', expense: expense ?? 'personal', isExplained: true })
    page.send({ type: 'chosen', choices })
    page.send({ type: 'continued' })
    return page
  },
}

export const surfaces = [hostedCheckout, diner, managers] as const
