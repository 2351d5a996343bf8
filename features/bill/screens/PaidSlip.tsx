import type { ReactNode } from 'react'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { knownZone } from '../../shared/dates/time.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { Headline } from '../sums/breakdown.ts'

type Props = {
  /** The first sum of the payment; none where the server names no sum. */
  headline: Headline | undefined
  /** Null where it is not known. */
  restaurant: string | null
  check: string | null
  reference: string | null
  timeZone: string | null
  /** Whether staff look at it now: the time runs. */
  live: boolean
  /** The receipt, on its back. */
  children?: ReactNode
}

/** A payment as staff look at it: paid, how much, for which check. */
export const PaidSlip = ({ headline, restaurant, check, reference, timeZone, live, children }: Props) => (
  <Slip
    face="paid"
    label="Paid"
    kicker="Paid"
    amount={headline ? formatMoney(headline.amount) : null}
    title={headline?.label}
    {...(restaurant !== null && { place: { name: restaurant } })}
    {...(live && { live: { timeZone: knownZone(timeZone) } })}
    stub={[
      ...(check === null ? [] : [{ term: 'Check', detail: check }]),
      ...(reference === null ? [] : [{ term: 'Reference', detail: reference }]),
    ]}>
    {children}
  </Slip>
)
