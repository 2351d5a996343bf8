import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { CorrectAddress } from '../../shared/gift/CorrectAddress.tsx'
import { addressText } from '../../shared/gift/typedAddress.ts'
import type { StepProps } from '../checkout.ts'

/** The address to which the gift was sent. It can be corrected until the gift is opened, which the server knows. */
export function SentAddress({ state: { sent, purchase, visit, correction, mayGoTo }, send }: StepProps<'confirmation'>) {
  if (sent === null || sent === 'outcomeUnknown') return null
  const { gift } = sent
  const to = addressText(gift)
  const notice =
    mayGoTo.length > 0
      ? `We don’t know whether the address changed: it may go to ${[to, ...mayGoTo.map(addressText)].join(' or to ')}. Send it to the right one again.`
      : null
  return (
    <Section title={gift.deliverOn === null ? 'Sent to' : 'Goes to'} text={notice === null ? to : undefined}>
      {notice !== null && (
        <Alert tone="warning" live="polite">
          {notice}
        </Alert>
      )}
      {purchase.giftRight !== null && (
        <Details
          summary={gift.by === 'text' ? 'Not the right number?' : 'Not the right address?'}
          startsOpen={correction.phase !== 'idle' || notice !== null}>
          <CorrectAddress
            key={to}
            before={gift}
            isInDoubt={notice !== null}
            offersText={visit.order.giftByText}
            hint="Until the gift is opened. The old link ends."
            submitLabel="Send to this address"
            submission={correction}
            onCorrect={(address) => send({ type: 'giftCorrected', address })}
          />
        </Details>
      )}
    </Section>
  )
}
