import * as z from 'zod/mini'
import { type Cents, dollars, signedDollars } from '../../shared/money/money.ts'
import { orDropped } from '../../shared/api/dropped.ts'
import { bool, documentedAs, id, inside, name, nullish, numberOr, optional, percent, text, mapped } from '../../shared/api/wire.ts'
import { smaller, subtract, zeroCents, sumOf } from '../sums/arithmetic.ts'
import type { LastPayment, LineItem, ServiceCharge, ServiceChargeKind, ReadTicket } from '../ticket.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'

/** An amount as the till displays it: `$1,204.20`, or a plain number. */
const displayed = z.pipe(
  mapped(z.union([z.number(), z.string()]), (amount) => (typeof amount === 'string' ? amount.replaceAll(/[$,\s]/g, '') : amount)),
  dollars,
)

documentedAs.set(displayed, z.union([dollars, z.string().check(z.regex(/^\$(\d{1,3}|\d{1,3},\d{3}|\d,\d{3},\d{3})(\.\d{1,2})?$/))]))

const taxWire = z.object({ label: text, display_amount: displayed })

const chargeFields = z.object({
  type: nullish(z.string()),
  label: text,
  // Our decision: the specification has no text that says what a charge is for.
  purpose: text,
  // Our decision too: a law of Colorado asks for both where guests must pay for service.
  percent: optional(percent),
  goes_to: text,
  amount: nullish(dollars),
  due: nullish(dollars),
  // The specification does not define whether this is a flag or an amount, so both are read.
  bill_card: nullish(z.union([z.boolean(), dollars])),
})
const chargeWire = chargeFields.check(z.refine(({ amount, due }) => (amount ?? due) !== null, 'A charge without an amount'))
documentedAs.set(chargeWire, z.union([z.extend(chargeFields, { amount: dollars }), z.extend(chargeFields, { due: dollars })]))

/** Null where it cannot be read: a line that counted as open could be paid twice. */
const paidFlag = orDropped(
  z.codec(z.nullish(bool), z.nullable(z.boolean()), { decode: (value) => value ?? false, encode: (value) => value }),
  null,
)

const lineItemWire = z.object({
  name,
  quantity: optional(numberOr(z.number().check(z.gt(0)), /^0*([1-9]\d{0,14}(\.\d+)?|\.0*[1-9]\d*)$/), 1),
  amount: signedDollars,
  // Our decision: the specification's lines have no name of their own, and cannot be paid alone.
  id: optional(id),
  paid: paidFlag,
})

/** One that cannot be read asks once too often: the other way a bill could be paid twice. */
const informed = orDropped(z.codec(z.nullish(bool), z.boolean(), { decode: (value) => value ?? true, encode: (value) => value }), false)

const lastWire = z.object({ id: optional(id), amount: optional(dollars), paid_at: optional(timestamp), till_informed: informed })

const ticketFields = z.object({
  id: optional(id),
  ticket_code: optional(id),
  bill_amount: dollars,
  bill_total: dollars,
  // A field that decides a sum may be missing. An unreadable one is an error, also one entry of a list: a guess could charge too much.
  bill_amount_due: nullish(dollars),
  bill_amount_to_leave_unpaid: nullish(dollars),
  bill_house_account_amount: nullish(dollars),
  bill_card_amount: nullish(dollars),
  taxes: nullish(z.array(taxWire)),
  service_charges: nullish(z.array(chargeWire)),
  delivery_fee: nullish(dollars),
  // Lines decide no sum: the total counts. A difference between the two gets a line of its own.
  line_items: optional(z.array(optional(lineItemWire))),
  item_offers: nullish(z.array(z.object({ offer_id: id, amount: dollars }))),
  tip_calculation_base: nullish(dollars),
  employee_pin: optional(id),
  // Our decision: the specification's bill says nothing of its payments.
  open_attempt: optional(z.object({ amount: optional(dollars) })),
  last_payment: orDropped(nullish(lastWire), { id: null, amount: null, paid_at: null, till_informed: false }),
})
type Read = z.output<typeof ticketFields>

const chargeKinds: Readonly<Record<string, ServiceChargeKind>> = { gratuity: 'gratuity', suggested_tip: 'suggestedTip' }
const chargeLabels: Readonly<Record<ServiceChargeKind, string>> = {
  gratuity: 'Gratuity',
  suggestedTip: 'Suggested tip',
  // Nothing is known of it.
  fee: 'Charge',
}

function cardOnlyFromWire(billCard: boolean | Cents | null, due: Cents): Cents {
  if (typeof billCard === 'number') return smaller(billCard, due)
  return billCard === true ? due : zeroCents
}

function chargeFromWire({ type, label, amount, due, bill_card, ...said }: z.output<typeof chargeWire>): ServiceCharge {
  const { purpose, percent, goes_to: goesTo } = said
  const kind = (type === null ? undefined : chargeKinds[type]) ?? 'fee'
  const dueNow = due ?? amount ?? zeroCents
  return {
    kind,
    label: label ?? chargeLabels[kind],
    ...(purpose !== null && { purpose }),
    ...(percent !== null && { percent }),
    ...(goesTo !== null && { goesTo }),
    amount: amount ?? dueNow,
    due: dueNow,
    cardOnly: cardOnlyFromWire(bill_card, dueNow),
  }
}

/** The lines that can be read. If one cannot, or not whether it is paid, none is paid alone: its price would be everybody's. */
function linesFromWire(lines: NonNullable<Read['line_items']>): readonly LineItem[] {
  const isAlone = lines.every((line) => line !== null && line.paid !== null)
  return lines.flatMap((line) => (line ? [{ ...line, id: isAlone ? line.id : null, paid: line.paid ?? false }] : []))
}

const lastFromWire = ({ id: of, amount, paid_at, till_informed }: NonNullable<Read['last_payment']>): LastPayment => ({
  // The question about it counts for one payment.
  id: of ?? paid_at?.toISOString() ?? '',
  amount,
  at: paid_at?.getTime() ?? null,
  tillKnows: till_informed,
})

function ticketFromWire(wire: Read): ReadTicket {
  const serviceCharges = (wire.service_charges ?? []).map(chargeFromWire)
  const leftUnpaid = wire.bill_amount_to_leave_unpaid ?? zeroCents
  // This guest does not pay the part that is left to others, whether or not `due` includes it.
  const asked = subtract(wire.bill_amount, leftUnpaid)
  const due = leftUnpaid > 0 ? smaller(wire.bill_amount_due ?? asked, asked) : (wire.bill_amount_due ?? asked)
  const houseAccount = smaller(wire.bill_house_account_amount ?? zeroCents, due)
  // A suggested tip is not part of the due amount.
  const chargesByCard = sumOf(serviceCharges.filter(({ kind }) => kind !== 'suggestedTip').map(({ cardOnly }) => cardOnly))
  return {
    code: wire.id ?? wire.ticket_code,
    amount: wire.bill_amount,
    total: wire.bill_total,
    due,
    leftUnpaid: smaller(leftUnpaid, wire.bill_amount),
    houseAccount,
    cardOnly: smaller(wire.bill_card_amount ?? chargesByCard, subtract(due, houseAccount)),
    taxes: (wire.taxes ?? []).map(({ label, display_amount }) => ({ label: label ?? 'Tax', amount: display_amount })),
    serviceCharges,
    deliveryFee: wire.delivery_fee ?? zeroCents,
    lineItems: linesFromWire(wire.line_items ?? []),
    itemOffers: (wire.item_offers ?? []).map(({ offer_id, amount }) => ({ offerId: offer_id, amount })),
    tipBase: wire.tip_calculation_base ?? wire.bill_total,
    openAttempt: wire.open_attempt,
    lastPayment: wire.last_payment && lastFromWire(wire.last_payment),
    employeePin: wire.employee_pin,
  }
}

/** The ticket as hosted checkout and diner redemption receive it: the body itself. */
export const ticketBody = mapped(ticketFields, ticketFromWire)

/** `{ ticket: … }`, as the managers' app receives it. */
export const ticketResponse = inside('ticket', ticketBody)

/** The body that a server sends, for the mocks. */
export type TicketWire = z.input<typeof ticketFields>
