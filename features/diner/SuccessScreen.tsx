import { Confetti } from '../../ui/Confetti/Confetti.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { signOutAction } from '../account/signOutAction.ts'
import type { Remote } from '../shared/api/remote.ts'
import type { LookedUp } from '../payment/attempt/attempt.ts'
import type { Receipt } from './receipt.ts'
import type { VisitRating } from '../bill/screens/RatingQuestion.tsx'
import { Earned } from '../bill/screens/Earned.tsx'
import { LazyRating } from './screens/LazyRating.tsx'
import { CheckLinks } from './screens/PaidCheck.tsx'
import { PaidReceipt, type PaidProps, PaymentFacts, PaymentRead, getPaidReceipt, usePaidCurrency } from './screens/PaymentFacts.tsx'
import { StoreLinks } from '../shared/screens/StoreLinks.tsx'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'

type Props = PaidProps & Pick<SuccessScreenProps, 'celebrates' | 'receiptHref' | 'onAnotherBill'>

/** The money has moved, but the till was not informed. The staff must be informed, and nobody may pay again. */
const TillNotInformed = ({ receipt, agreed, celebrates, receiptHref, onAnotherBill }: Props) => (
  <PaymentFacts
    receipt={receipt}
    agreed={agreed}
    title="Something went wrong."
    intro="You have paid, but the restaurant’s till does not know it yet.">
    <Alert tone="warning" title="Please show this to your server">
      They can close your bill with these details. Do not pay again.
    </Alert>
    <Stack space="sm">
      <LinkButton wide icon="ticket" href={receiptHref}>
        View Receipt
      </LinkButton>
      {!celebrates && (
        <TextButton icon="ticket" onClick={onAnotherBill}>
          This is a new bill with the same number
        </TextButton>
      )}
      <SupportLink />
    </Stack>
  </PaymentFacts>
)

export type SuccessScreenProps = Pick<PaidProps, 'agreed'> & {
  payment: Remote<LookedUp<Receipt>>
  /** Whether the diner has paid just now, and not opened or reloaded the page. */
  celebrates: boolean
  receiptHref: string
  checkHref: string
  /** Null where the enterprise asks for no rating. */
  rating: VisitRating | null
  returnUrl: string | null
  onRetry: () => void
  /** A number that comes again is another bill, which can be paid. */
  onAnotherBill: () => void
  /** Null where nobody is signed in. */
  onSignOut: (() => void) | null
}

export function SuccessScreen({ payment, onRetry, checkHref, onSignOut, ...paid }: SuccessScreenProps) {
  const receipt = getPaidReceipt(payment)
  return (
    <PublicPage
      slip={receipt && <PaidReceipt receipt={receipt} agreed={paid.agreed} live={receipt.posInformed} />}
      {...signOutAction(onSignOut)}>
      <PaymentRead payment={payment} checkHref={checkHref} onRetry={onRetry}>
        {(receipt) => (receipt.posInformed ? <Success receipt={receipt} {...paid} /> : <TillNotInformed receipt={receipt} {...paid} />)}
      </PaymentRead>
    </PublicPage>
  )
}

type SuccessProps = Pick<SuccessScreenProps, 'celebrates' | 'receiptHref' | 'rating' | 'returnUrl'> & PaidProps

const Success = ({ receipt, agreed, celebrates, receiptHref, rating, returnUrl }: SuccessProps) => (
  <>
    {celebrates && <Confetti />}
    <PaymentFacts
      receipt={receipt}
      agreed={agreed}
      title="Payment Successful"
      intro={`Please let your server know you’ve paid with ${useEnterprise().settings.product}.`}>
      <Earned {...receipt} currency={usePaidCurrency({ receipt, agreed })} />
      <CheckLinks receiptHref={receiptHref} returnUrl={returnUrl} />
      {rating && <LazyRating {...rating} />}
      {receipt.rewardsBalance !== null && <StoreLinks />}
    </PaymentFacts>
  </>
)
