import type { ReactNode } from 'react'
import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { formatMoney } from '../../shared/money.ts'
import type { Order } from '../order.ts'
import { OrderSummary } from './OrderSummary.tsx'

type Props = {
  order: Order
  /** The page on which it was chosen; none once it is paid. */
  backHref: string | null
  children: ReactNode
}

/** The page of every step at which the order is still in sight. */
export const CheckoutFrame = ({ order, backHref, children }: Props) => (
  <CheckoutPage
    summary={<OrderSummary order={order} />}
    sum={formatMoney(order.pay)}
    sumLabel="Due now"
    {...(backHref !== null && { back: { href: backHref, label: 'Back' } })}
  >
    {children}
  </CheckoutPage>
)
