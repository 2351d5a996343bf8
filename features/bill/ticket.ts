import { type Cents, type Currency, formatMoney } from '../shared/money/money.ts'
import { zeroCents, sumOf } from './sums/arithmetic.ts'

/** `suggestedTip` is a proposal and no part of the bill. `fee` is any other charge, also one without a type. */
export type ServiceChargeKind = 'gratuity' | 'suggestedTip' | 'fee'

export type ServiceCharge = {
  readonly kind: ServiceChargeKind
  readonly label: string
  /** The restaurant's words for what it is for. Without them the page claims nothing. */
  readonly purpose?: string
  /** Its share of what it is taken of. */
  readonly percent?: number
  /** The restaurant's words for how it is distributed. */
  readonly goesTo?: string
  readonly amount: Cents
  /** The unpaid rest. */
  readonly due: Cents
  /** The part of it that only a card may pay. */
  readonly cardOnly: Cents
}

/** `amount` is the price of all `quantity` together; below zero for a discount. */
export type LineItem = {
  readonly name: string
  readonly quantity: number
  readonly amount: Cents
  /** The till's name of the line, by which a guest pays it alone; null where it cannot be. */
  readonly id: string | null
  /** Whether a payment has it already. */
  readonly paid: boolean
}

export type Tax = { readonly label: string; readonly amount: Cents }

export type ItemOffer = { readonly offerId: string; readonly amount: Cents }

export type LastPayment = {
  readonly id: string
  readonly amount: Cents | null
  /** Milliseconds since 1970. */
  readonly at: number | null
  /** Whether the till knows of it: the bill is less by it then. */
  readonly tillKnows: boolean
}

/** A restaurant's bill, as hosted checkout, diner redemption and the managers' app read it (B §3). */
export type Ticket = {
  readonly currency: Currency
  /** The check number; null if the server does not repeat it. */
  readonly code: string | null
  /** The amount to pay; zero if there is nothing to do. */
  readonly amount: Cents
  /** Items, taxes, charges and delivery. */
  readonly total: Cents
  /** The unpaid rest; other guests may have paid a part. */
  readonly due: Cents
  /** The part that the order leaves to others: it stays unpaid after `due` is paid. */
  readonly leftUnpaid: Cents
  /** The part of `due` that is on the guest's house account. */
  readonly houseAccount: Cents
  /** The part of `due` that only a card may pay. */
  readonly cardOnly: Cents
  readonly taxes: readonly Tax[]
  readonly serviceCharges: readonly ServiceCharge[]
  readonly deliveryFee: Cents
  readonly lineItems: readonly LineItem[]
  readonly itemOffers: readonly ItemOffer[]
  /** The amount that percentages of a tip refer to. */
  readonly tipBase: Cents
  /** A payment that has begun, of whomever: what is due may change. Null where the server names none. */
  readonly openAttempt: { readonly amount: Cents | null } | null
  /** The newest payment; null where the server names none. */
  readonly lastPayment: LastPayment | null
  /** The server who opened the check; the payment is authorised with it. */
  readonly employeePin: string | null
}

/** A bill as the server sends it: it names no currency, which is its restaurant's. */
export type ReadTicket = Omit<Ticket, 'currency'>

export const ticketIn =
  (currency: Currency) =>
  (read: ReadTicket): Ticket => ({ ...read, currency })

type Charged = Pick<Ticket, 'serviceCharges'>

export const getGratuity = ({ serviceCharges }: Charged): Cents =>
  sumOf(serviceCharges.filter(({ kind }) => kind === 'gratuity').map(({ due }) => due))

/** Whether the restaurant has added a gratuity, also one that another guest has paid. */
export const hasGratuity = ({ serviceCharges }: Charged): boolean =>
  serviceCharges.some(({ kind, amount }) => kind === 'gratuity' && amount > zeroCents)

/** The title of the tip choice. A bill with a gratuity has its tip already. */
export const tipTitle = (bill: Charged): string => (hasGratuity(bill) ? 'Add an extra tip' : 'Add a tip')

/** The gratuity that the restaurant has added, in a sentence; null without one. It is shown beside every choice of a tip. */
export function gratuityNote(bill: Charged & Pick<Ticket, 'currency'>): string | null {
  if (!hasGratuity(bill)) return null
  const gratuities = bill.serviceCharges.filter(({ kind }) => kind === 'gratuity')
  return `The bill includes a gratuity of ${formatMoney(sumOf(gratuities.map(({ amount }) => amount)), bill.currency)}.`
}
