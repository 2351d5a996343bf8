import { AppPicture } from '../../../ui/AppPicture/AppPicture.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { cents, formatMoney } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'

/** The app as an example: what comes back, and a bill that it has paid. */
export function InvitationPicture() {
  const currency = useCurrency()
  const money = (sum: number) => formatMoney(cents(sum), currency)
  const stub = [
    { term: 'Your part', detail: money(51_84) },
    { term: 'Tip', detail: money(9_60) },
  ]
  return (
    <AppPicture screen={<Slip face="paid" label={null} kicker="Paid" amount={money(61_44)} stub={stub} />}>
      <Slip face="offer" label={null} kicker="Your first" amount="20%" title="back" stub={[{ term: 'Your name', detail: '\u00A0' }]} />
    </AppPicture>
  )
}
