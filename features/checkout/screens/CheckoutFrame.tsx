import type { ReactNode } from 'react'
import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { formatMoney } from '../../shared/money.ts'
import type { Visit } from '../checkout.ts'
import { OrderSummary } from './OrderSummary.tsx'

type Props = {
  visit: Visit
  /** The page on which it was chosen; none once it is paid. */
  backHref: string | null
  /** What must be known of the order at once, where a phone has it folded. */
  note?: ReactNode
  /** Whether it has been paid. */
  paid?: boolean
  children: ReactNode
}

const sumLabel = (paid: boolean) => (paid ? 'Paid' : 'Due now')

/** The page of every step at which the order is still in sight. */
export const CheckoutFrame = ({ visit: { order, askedCode }, backHref, note, paid = false, children }: Props) => (
  <CheckoutPage
    summary={<OrderSummary order={order} askedCode={askedCode} sumLabel={sumLabel(paid)} />}
    note={note}
    sum={formatMoney(order.pay)}
    sumLabel={sumLabel(paid)}
    {...(backHref !== null && { back: { href: backHref, label: 'Back' } })}
  >
    {children}
  </CheckoutPage>
)
