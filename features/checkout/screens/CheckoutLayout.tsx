import type { ReactNode } from 'react'
import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { type Cents, formatMoney } from '../../shared/money.ts'
import type { Visit } from '../checkout.ts'
import { OrderSummary } from './OrderSummary.tsx'

type Props = {
  visit: Visit
  /** The page on which it was chosen; none once it is paid. */
  backHref: string | null
  /** What must be known of the order at once, where a phone has it folded. */
  note?: ReactNode
  /** What was charged, once it has been paid. */
  paid?: Cents
  children: ReactNode
}

/** The page of every step at which the order is still in sight. */
export function CheckoutLayout({ visit: { order, askedCode }, backHref, note, paid, children }: Props) {
  const sum = { label: paid === undefined ? 'Due now' : 'Paid', amount: formatMoney(paid ?? order.pay) }
  return (
    <CheckoutPage
      summary={<OrderSummary order={order} askedCode={askedCode} sum={sum} />}
      note={note}
      sum={sum.amount}
      sumLabel={sum.label}
      {...(backHref !== null && { back: { href: backHref, label: 'Back' } })}>
      {children}
    </CheckoutPage>
  )
}
