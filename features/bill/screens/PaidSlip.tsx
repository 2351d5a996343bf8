import type { ReactNode } from 'react'
import { LiveClock } from '../../../ui/Slip/LiveClock.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { knownZone } from '../../shared/dates/time.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { type PaymentRecord, stubFromPayment } from '../paying/facts.ts'
import type { Headline } from '../sums/breakdown.ts'

type Props = {
  payment: PaymentRecord
  /** Its sums, the headline first; none where the server names no sum. */
  sums: readonly Headline[]
  /** Null where it is not known. */
  restaurant: string | null
  address?: string | null
  /** Whether staff look at it now: the time runs. */
  live: boolean
  /** The receipt, on its back. */
  children?: ReactNode
}

/** A payment as staff look at it: paid, how much, for which check. */
export function PaidSlip({ payment, sums: [headline], restaurant, address = null, live, children }: Props) {
  const name = restaurant ?? address
  return (
    <Slip
      face="paid"
      label="Paid"
      kicker="Paid"
      amount={headline ? formatMoney(headline.amount) : null}
      title={headline?.label}
      {...(name !== null && { place: { name, detail: restaurant === null ? undefined : (address ?? undefined) } })}
      live={live && <LiveClock timeZone={knownZone(payment.timeZone)} />}
      stub={stubFromPayment(payment)}>
      {children}
    </Slip>
  )
}
