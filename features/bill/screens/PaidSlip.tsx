import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { LiveClock } from '../../../ui/Slip/LiveClock.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import type { PlaceBrand } from '../../shared/api/placeBrand.ts'
import { formatTime, nameFrom } from '../../shared/dates/time.ts'
import type { Zone } from '../../shared/dates/zone.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { placeLogo } from '../../shared/screens/PlacePicture.tsx'
import { type PaymentMade, paidHeadline, paidRows } from '../paid/paymentMade.ts'
import { billRows } from '../paying/rows.ts'
import type { Ticket } from '../ticket.ts'
import { BillOnSlip } from './BillOnSlip.tsx'

export type PaymentRecord = {
  readonly check: string | null
  readonly at: Date | number | null
  readonly timeZone: Zone
  /** The reference by which staff and support find the payment. */
  readonly reference: string | null
}

/** The facts that identify a payment: the check, the time and the reference. */
export const stubFromPayment = ({ check, at, timeZone, reference }: PaymentRecord) => [
  ...(check === null ? [] : [{ term: 'Check', detail: check }]),
  ...(at === null ? [] : [{ term: 'Paid at', detail: formatTime(new Date(at), timeZone) }]),
  ...(reference === null ? [] : [{ term: 'Reference', detail: reference }]),
]

export type PaidSlipProps = {
  payment: PaymentRecord
  /** Null where the server names no sum. */
  made: PaymentMade | null
  /** The itemised bill, on a receipt. */
  ticket?: Ticket | null
  /** The ids of the lines that it has paid; none by default. */
  lineIds?: readonly string[] | undefined
  /** Null where it is not known. */
  restaurant: string | null
  address?: string | null
  brand?: PlaceBrand | null
  /** Whether staff look at it now: the time runs. */
  live: boolean
}

/** Milliseconds for which a payment is proven to staff: a visit. After that its slip is a receipt. */
const provesFor = 3 * 60 * 60 * 1_000

/** Whether the card's charge is the only sum known. */
const isOfCard = (made: PaymentMade | null): boolean => made?.totals.grandTotal === null

/** The sum that staff compare with their check, and its number. */
function front(made: PaymentMade | null, check: string | null) {
  if (made && isOfCard(made)) {
    const { label, amount } = paidHeadline(made)
    return { amount: formatMoney(amount, made.currency), title: label }
  }
  return {
    amount: made && made.totals.grandTotal !== null ? formatMoney(made.totals.grandTotal, made.currency) : null,
    title: check === null ? undefined : made?.isPart ? `Part of check ${check}` : `Check ${check}`,
  }
}

/** A payment as staff look at it, and its receipt: paid, how much, with what, for which check. */
export function PaidSlip({ payment, made, ticket = null, lineIds, restaurant, address = null, brand = null, live }: PaidSlipProps) {
  const name = restaurant ?? address
  const rows = made ? paidRows(made) : []
  // The bill's own total stands above these lines.
  const hasTotal = ticket !== null && rows[0]?.amount === billRows(ticket).sum?.amount
  return (
    <Slip
      face="paid"
      label="Paid"
      kicker="Paid"
      {...front(made, payment.check)}
      {...(name !== null && {
        place: { name, detail: restaurant === null ? undefined : (address ?? undefined), picture: placeLogo(brand) },
      })}
      live={live && payment.at !== null && <LiveClock timeZone={nameFrom(payment.timeZone)} until={Number(payment.at) + provesFor} />}
      stub={stubFromPayment(isOfCard(made) ? payment : { ...payment, check: null })}>
      {ticket && <BillOnSlip ticket={ticket} paid={lineIds} payment={null} />}
      {rows.length > 0 && <ChargeBreakdown label="Payment" rows={hasTotal ? rows.slice(1) : rows} sum={null} />}
    </Slip>
  )
}
