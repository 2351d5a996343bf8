import { Alert } from '../../ui/Alert/Alert.tsx'
import { Confetti } from '../../ui/Confetti/Confetti.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { Earned } from '../bill/screens/Earned.tsx'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { StoreLinks } from '../shared/screens/StoreLinks.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { CheckLinks } from './screens/PaidCheck.tsx'
import { PaidPage, type PaidProps, ReadPayment, type ReadPaymentProps } from './screens/ReadPayment.tsx'

type SuccessProps = {
  /** Whether the diner has paid just now, and not opened or reloaded the page. */
  celebrates: boolean
  receiptHref: string
  returnUrl: string | null
  /** A number that comes again is another bill, which can be paid. */
  onAnotherBill: () => void
}
export type SuccessScreenProps = ReadPaymentProps & SuccessProps

export const SuccessScreen = ({ payment, agreed, checkHref, onRetry, ...success }: SuccessScreenProps) => (
  <ReadPayment payment={payment} agreed={agreed} checkHref={checkHref} onRetry={onRetry}>
    {(paid) => (paid.receipt.posInformed ? <Success {...success} paid={paid} /> : <TillNotInformed {...success} paid={paid} />)}
  </ReadPayment>
)

function Success({ paid, celebrates, receiptHref, returnUrl }: SuccessProps & { paid: PaidProps }) {
  const { receipt, agreed } = paid
  return (
    <PaidPage
      {...paid}
      live
      title="Payment Successful"
      intro={`Please let your server know you’ve paid with ${useEnterprise().settings.product}.`}>
      {celebrates && <Confetti />}
      <Earned {...receipt} currency={useCurrency(receipt.currency ?? agreed?.currency)} />
      <CheckLinks receiptHref={receiptHref} returnUrl={returnUrl} />
      {receipt.rewardsBalance !== null && <StoreLinks />}
    </PaidPage>
  )
}

/** The money has moved, but the till was not informed. The staff must be informed, and nobody may pay again. */
const TillNotInformed = ({ paid, celebrates, receiptHref, onAnotherBill }: SuccessProps & { paid: PaidProps }) => (
  <PaidPage {...paid} live={false} title="Something went wrong." intro="You have paid, but the restaurant’s till does not know it yet.">
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
  </PaidPage>
)
