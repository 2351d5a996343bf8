import type { AgreedBill } from '../bill/paying/agreedBill.ts'
import type { Difference } from '../payment/agreement.ts'
import { shortHash } from '../shared/api/answers/shortHash.ts'
import type { Right } from '../shared/flow/right.ts'
import type { StateOf as StateIn, StateWith as S, Step } from '../shared/flow/flow.ts'
import type { Cents, Currency } from '../shared/money/money.ts'
import type { Opening, PaidEvent, PosCommand, PosReceipt, Visit } from './pos.ts'
import { type OrderLink, type Stage, namesBill } from './link.ts'

// Each state of the hosted checkout, and how it begins.

/** A payment as the diner sees it at last. */
export type Paid = PosReceipt & {
  /** The receipt is sent by it. */
  readonly receiptRight: Right<'receipt'>
  readonly check: string
  readonly currency: Currency
  /** The agreed charge to the card. */
  readonly amount: Cents
  readonly agreed: AgreedBill | null
}

export type PosState =
  | S<'loading', Opening>
  /** The bill could not be read: back to the order after a moment. */
  | S<'ticketError', { link: OrderLink }>
  | S<'error', { opening: Opening; message: string; canRetry: boolean }>
  /** `problem`: why the part or the tip cannot be paid, after a press on Next. `change`: of the bill, since the diner saw it. */
  | S<Stage, { visit: Visit; problem: string | null; change: Difference | null; notice: string | null }>
  /** It leads back to the review. */
  | S<'failed', { visit: Visit; message: string | null }>
  /**
   * `canReturn`: the diner goes back by a press, and is no longer sent back. `isProof`: this page has sent the payment, and the server has
   * answered. What a reload shows is a receipt, and proves nothing to staff.
   */
  | S<'success', { link: OrderLink; paid: Paid; canReturn: boolean; isProof: boolean }>
  | S<'tillNotInformed', { link: OrderLink; paid: Paid }>
  /** `returning`: nothing was due. Without a return address the page ends. */
  | S<'alreadyPaid' | 'returning', { link: OrderLink }>

export type PosStatus = PosState['status']
export type StateOf<Status extends PosStatus> = StateIn<PosState, Status>
export type PosStep = Step<PosState, PosCommand>

export const getLink = (state: PosState): OrderLink =>
  'visit' in state ? state.visit.link : 'opening' in state ? state.opening.link : state.link

/** The specification's message for a link without a bill. It names our fields, so the page adds the guest's words. */
export const missingBill = 'Missing project or ticket'

/** The page opens, or the bill is read again. */
export function load(link: OrderLink, given: Partial<Opening> = {}): readonly [StateOf<'loading' | 'error'>] {
  const opening = { link, restored: null, notice: null, ...given }
  return [namesBill(link) ? { ...opening, status: 'loading' } : { status: 'error', opening, message: missingBill, canRetry: false }]
}

export const atStage = (
  status: Stage,
  visit: Visit,
  { notice = null, change = null }: { readonly notice?: string | null; readonly change?: Difference | null } = {},
): StateOf<Stage> => ({ status, visit, problem: null, change, notice })

/** Milliseconds before the diner is sent back to their order. */
const afterTicketError = 3_500

export const ticketError = (link: OrderLink): PosStep => [
  { status: 'ticketError', link },
  { type: 'wait', ms: afterTicketError, then: { type: 'returnDue' } },
]

/** Back to the order; without an address the page ends here. */
export const goBackToOrder = (link: OrderLink, state: PosState = { status: 'returning', link }): PosStep => [
  state,
  ...(link.returnUrl === null ? [] : [{ type: 'leave', href: link.returnUrl } as const]),
]

/** Back to the order after a payment. The answer's address goes before the link's. */
export const leaveAfterSuccess = (state: StateOf<'success'>): PosStep =>
  goBackToOrder({ ...state.link, returnUrl: state.paid.returnUrl ?? state.link.returnUrl }, state)

/** Milliseconds for which the diner reads that their bill is paid. */
const afterAlreadyPaid = 3_000

export const alreadyPaid = (link: OrderLink): PosStep => [
  { status: 'alreadyPaid', link },
  { type: 'wait', ms: afterAlreadyPaid, then: { type: 'returnDue' } },
]

/** Milliseconds for which the diner sees the success before the page sends them back. */
const afterSuccess = 3_000
/** Milliseconds before the page offers the way back as a button. */
const beforeOffer = 6_000

/** A bill was paid. Whether the till was informed decides the next screen. */
export function billPaid(link: OrderLink, { attempt, receipt, isEarlier = false, isReloaded = false }: PaidEvent): PosStep {
  const { key, currency, amount, terms } = attempt
  const agreed = terms.kind === 'bill' ? terms.agreed : null
  const check = agreed?.check ?? link.ticket
  const right = { of: 'receipt', name: shortHash(key) } as const
  const made = { ...receipt, receiptRight: right, check, currency, amount, agreed }
  if (!receipt.posInformed) return [{ status: 'tillNotInformed', link, paid: made }]
  const success = { status: 'success', link, paid: made, isProof: !isEarlier && !isReloaded } as const
  // The device keeps no reference, and no way back.
  const readReceipt = { type: 'readReceipt', right } as const
  if (isReloaded) return [{ ...success, canReturn: true }, readReceipt]
  // The diner reads that they were charged something else before they leave.
  if (receipt.charged !== null && receipt.charged !== amount) return [{ ...success, canReturn: true }]
  return [
    { ...success, canReturn: false },
    { type: 'wait', ms: afterSuccess, then: { type: 'returnDue' } },
    { type: 'wait', ms: beforeOffer, then: { type: 'returnOffered' } },
  ]
}
