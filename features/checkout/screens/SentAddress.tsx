import type { StepProps } from '../checkout.ts'
import { SentTo } from './SentTo.tsx'

/** The address to which the gift was sent. It can be corrected until the gift is opened, which the server knows. */
export function SentAddress({ state: { sent, purchase, visit, correction, mayGoTo }, send }: StepProps<'confirmation'>) {
  if (sent === null || sent === 'outcomeUnknown') return null
  return (
    <SentTo
      title={sent.gift.deliverOn === null ? 'Sent to' : 'Goes to'}
      gift={sent.gift}
      mayGoTo={mayGoTo}
      offersText={visit.order.giftByText}
      correction={correction}
      onCorrect={purchase.giftRight && ((address) => send({ type: 'giftCorrected', address }))}
    />
  )
}
