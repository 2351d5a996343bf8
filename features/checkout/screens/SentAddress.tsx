import { Details } from '../../../ui/Details/Details.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { CorrectAddress } from '../../shared/gift/CorrectAddress.tsx'
import { addressText } from '../../shared/gift/typedAddress.ts'
import type { StepProps } from './StepProps.ts'

/** The address to which the gift was sent. It can be corrected until the gift is opened, which the server knows. */
export function SentAddress({ state: { sent, purchase, visit, correction }, send }: StepProps<'confirmation'>) {
  if (sent === null || sent === 'outcomeUnknown') return null
  const { gift } = sent
  const to = addressText(gift)
  return (
    <Section title={gift.deliverOn === null ? 'Sent to' : 'Goes to'} text={to}>
      {purchase.id !== null && (
        <Details summary="Not the right address?" startsOpen={correction.phase !== 'idle'}>
          <CorrectAddress
            key={to}
            before={gift}
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
