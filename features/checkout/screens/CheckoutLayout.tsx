import type { ReactNode } from 'react'
import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { LoadingSummary } from '../../../ui/CheckoutPage/LoadingSummary.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { rhythmOfSum } from '../pricing/renewal.ts'
import type { GiftSlipProps, getGiftFront } from './GiftSlip.tsx'
import type { Visit } from '../visit.ts'
import { stepsOfUse } from '../hosts.ts'
import { OrderSummary, slipFromOrder } from './OrderSummary.tsx'

type Props = {
  /** Null while the order is read. */
  visit: Visit | null
  /** The page on which the option was chosen; null after the payment. */
  backHref: string | null
  /** A note that the buyer must see at once, also on a phone, where the summary is collapsed. */
  note?: ReactNode
  /** @default true */
  mayLeave?: boolean
  /** The slip where it is not the order: the gift that is being written. */
  gift?: Pick<GiftSlipProps, 'amount'> & { front: ReturnType<typeof getGiftFront>; message: ReactNode }
  children: ReactNode
}

/** One page before and after the order is read: what is typed meanwhile stays in its fields. */
export function CheckoutLayout({ visit, backHref, note, mayLeave = true, gift, children }: Props) {
  const { name } = useEnterprise().settings
  const back = backHref === null ? undefined : { href: backHref, label: 'Back' }
  if (visit === null)
    return (
      <CheckoutPage back={back} slip={{ face: 'credit' }} summary={<LoadingSummary />} pending sum="…" sumLabel="Due now">
        {children}
      </CheckoutPage>
    )
  const { order, askedCode, present } = visit
  const sum = gift ? formatMoneyShort(gift.amount, order.currency) : formatMoney(order.pay, order.currency)
  const sumLabel = gift ? 'Gift' : 'Due now'
  return (
    <CheckoutPage
      steps={gift ? undefined : stepsOfUse(order.product, name)}
      slip={gift ? gift.front : slipFromOrder(order, present)}
      summary={gift ? gift.message : <OrderSummary order={order} askedCode={askedCode} sum={{ label: sumLabel, amount: sum }} />}
      note={note}
      sum={sum}
      sumLabel={sumLabel}
      {...(gift && { summaryLabel: 'What they will see' })}
      sumNote={gift ? null : rhythmOfSum(order)}
      back={back}
      mayLeave={mayLeave}>
      {children}
    </CheckoutPage>
  )
}
