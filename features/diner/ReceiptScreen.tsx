import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ReceiptChoice, type ReceiptMail } from '../bill/screens/ReceiptChoice.tsx'
import { signOutAction } from '../account/signOutAction.ts'
import type { LookedUp } from '../payment/attempt/attempt.ts'
import type { Remote } from '../shared/api/remote.ts'
import type { Receipt } from './receipt.ts'
import { PaidReceipt, type PaidProps, PaymentFacts, PaymentRead, getPaidReceipt } from './screens/PaymentFacts.tsx'

export type ReceiptScreenProps = Pick<PaidProps, 'agreed'> &
  ReceiptMail & {
    payment: Remote<LookedUp<Receipt>>
    successHref: string
    checkHref: string
    onRetry: () => void
    onPrint: () => void
    /** Null where nobody is signed in. */
    onSignOut: (() => void) | null
  }

/** The receipt of a payment: it prints on one page, and can be sent by email. */
export function ReceiptScreen({ payment, checkHref, onRetry, onSignOut, ...receiptProps }: ReceiptScreenProps) {
  const paid = getPaidReceipt(payment)
  return (
    <PublicPage
      slip={paid && <PaidReceipt receipt={paid} agreed={receiptProps.agreed} live={false} itemised />}
      {...signOutAction(onSignOut)}>
      <PaymentRead payment={payment} checkHref={checkHref} onRetry={onRetry}>
        {(receipt) => <ShownReceipt receipt={receipt} {...receiptProps} />}
      </PaymentRead>
    </PublicPage>
  )
}

type Props = Omit<ReceiptScreenProps, 'payment' | 'checkHref' | 'onRetry' | 'onSignOut'> & { receipt: Receipt }

function ShownReceipt({ receipt, agreed, successHref, onPrint, ...mail }: Props) {
  return (
    <PaymentFacts receipt={receipt} agreed={agreed} title="Receipt" intro="Thank you for dining with us.">
      <Stack space="sm">
        <ReceiptChoice {...mail} onPrint={onPrint} />
        <TextLink icon="back" href={successHref}>
          Back
        </TextLink>
      </Stack>
    </PaymentFacts>
  )
}
