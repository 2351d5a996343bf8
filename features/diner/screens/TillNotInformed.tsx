import { Alert } from '../../../ui/Alert/Alert.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import type { Receipt } from '../receipt.ts'
import { PaymentFacts } from './PaymentFacts.tsx'

type Props = { receipt: Receipt; receiptHref: string }

/** The money has moved, and the till does not know: staff must be told, and nobody may pay again. */
export const TillNotInformed = ({ receipt, receiptHref }: Props) => (
  <PaymentFacts receipt={receipt} title="Something went wrong." intro="You have paid, but the restaurant’s till has not been told yet.">
    <Alert tone="warning" title="Please show this to your server">
      They can close your bill with the reference. Do not pay again.
    </Alert>
    <Stack space="sm">
      <LinkButton wide icon="ticket" href={receiptHref}>
        View Receipt
      </LinkButton>
      <SupportLink />
    </Stack>
  </PaymentFacts>
)
