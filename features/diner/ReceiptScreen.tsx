import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ReceiptChoice, type ReceiptMail } from '../bill/screens/ReceiptChoice.tsx'
import { PaidPage, ReadPayment, type ReadPaymentProps } from './screens/ReadPayment.tsx'

export type ReceiptScreenProps = ReadPaymentProps & ReceiptMail & { successHref: string; onPrint: () => void }

/** The receipt of a payment: it prints on one page, and can be sent by email. */
export const ReceiptScreen = ({ successHref, onPrint, sending, sentTo, onSend, ...read }: ReceiptScreenProps) => (
  <ReadPayment {...read}>
    {(paid) => (
      <PaidPage {...paid} title="Receipt" intro="Thank you for dining with us." live={false} itemised>
        <Stack space="sm">
          <ReceiptChoice sending={sending} sentTo={sentTo} onSend={onSend} onPrint={onPrint} />
          <TextLink icon="back" href={successHref}>
            Back
          </TextLink>
        </Stack>
      </PaidPage>
    )}
  </ReadPayment>
)
