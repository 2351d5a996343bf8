import { Button } from '../../../ui/Button/Button.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { ReadyBadge } from '../../../ui/Badge/Badge.tsx'
import type { Brand } from './api.ts'

type Props = {
  brand: Brand
  canVerify: boolean
  /** Why it cannot be verified, where the page does not say so already. */
  whyNot: string | null
  verifying: Submission
  onVerify: () => void
}

export function PopupVerification({ brand, canVerify, whyNot, verifying, onVerify }: Props) {
  const { isPopupComplete, popupReason, websiteUrl } = brand
  return (
    <Section title="Popup on your website" text="The popup tells visitors of your website about the credit that they can buy.">
      <Stack space="sm" align="start">
        <ReadyBadge isReady={isPopupComplete} ready="Verified" unready="Not verified" />
        {!isPopupComplete && popupReason && <Text>{popupReason}</Text>}
        {!isPopupComplete && whyNot !== null && <Text tone="muted">{whyNot}</Text>}
        <SubmissionRefusal submission={verifying} />
        {!isPopupComplete && canVerify && websiteUrl === null && <Text tone="muted">Save the address of your website first.</Text>}
        {!isPopupComplete && canVerify && websiteUrl !== null && (
          <Button
            variant="soft"
            icon="retry"
            pending={verifying.phase === 'sending'}
            pendingLabel="Looking at your website"
            onClick={onVerify}>
            Verify the popup
          </Button>
        )}
      </Stack>
    </Section>
  )
}
