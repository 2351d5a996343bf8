import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Submission } from '../shared/api/answers/answer.ts'
import { deadlineText } from '../checkout/pricing/renewal.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { comingPriceText } from './mandate.ts'
import { type ComingPrice, type OwnSubscription, mayCharge, renewalOf } from './ownSubscription.ts'

type Props = {
  subscription: OwnSubscription
  /** The last submission of the consent; null for none. */
  submission: Submission | null
  isBusy: boolean
  onAgree: (agreed: ComingPrice, consent: string) => void
}

/**
 * The law asks for a notice before a higher price, or for consent to it. The button weighs no more than the one that cancels; nothing is
 * agreed to by doing nothing.
 */
export function ComingPriceNotice({ subscription, submission, isBusy, onAgree }: Props) {
  const currency = useCurrency()
  const price = subscription.comingPrice
  const isRunning = mayCharge(subscription)
  if (price === null || !(isRunning || renewalOf(subscription))) return null
  const text = comingPriceText(subscription, price, currency)
  return (
    <Stack space="sm">
      <Alert tone="info" title={isRunning ? 'Your price changes' : 'If you keep it, the price changes'}>
        {text} {isRunning && !price.needsConsent && price.cancelBy !== null && `Cancel by ${deadlineText(price.cancelBy)}.`}
        {price.needsConsent && 'It is charged only if you agree to it.'}
      </Alert>
      {submission?.phase === 'idle' && (
        <Alert tone="success" live="polite">
          You have agreed to the new price.
        </Alert>
      )}
      {isRunning && price.needsConsent && (
        <>
          {submission?.phase === 'refused' && <SubmissionRefusal submission={submission} />}
          <Button
            wide
            variant="soft"
            pending={submission?.phase === 'sending'}
            disabled={isBusy && submission?.phase !== 'sending'}
            onClick={() => onAgree(price, text)}>
            Agree to the new price
          </Button>
        </>
      )}
    </Stack>
  )
}
