import type { ReactNode } from 'react'
import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { signOutAction } from '../../account/signOutAction.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { isSignedIn } from '../account.ts'
import { rhythmOfSum } from '../pricing/renewal.ts'
import { GiftMessage, type GiftSlipProps, getGiftFront } from './GiftSlip.tsx'
import type { Visit } from '../visit.ts'
import { OrderSummary, shortGainText, slipFromOrder } from './OrderSummary.tsx'

type Props = {
  visit: Visit
  /** The page on which the option was chosen; null after the payment. */
  backHref: string | null
  /** A note that the buyer must see at once, also on a phone, where the summary is collapsed. */
  note?: ReactNode
  /** The charged amount, after the payment. */
  paid?: Cents
  /** Null where the member may not leave now. */
  onSignOut: (() => void) | null
  /** The slip where it is not the order: the gift that is being written. */
  gift?: GiftSlipProps
  children: ReactNode
}

export function CheckoutLayout({ visit: { order, askedCode, account }, backHref, note, paid, onSignOut, gift, children }: Props) {
  return (
    <CheckoutPage
      summaryNote={shortGainText(order)}
      slip={gift ? getGiftFront(gift) : slipFromOrder(order)}
      summary={
        <>
          {gift && <GiftMessage message={gift.gift.message} />}
          <OrderSummary
            order={order}
            askedCode={askedCode}
            sum={{ label: paid === undefined ? 'Due now' : 'Paid', amount: formatMoney(paid ?? order.pay) }}
          />
        </>
      }
      note={note}
      sum={formatMoney(paid ?? order.pay)}
      sumLabel={paid === undefined ? 'Due now' : 'Paid'}
      sumNote={rhythmOfSum(order)}
      {...(backHref !== null && { back: { href: backHref, label: 'Back' } })}
      {...signOutAction(isSignedIn(account) ? onSignOut : null)}>
      {children}
    </CheckoutPage>
  )
}
