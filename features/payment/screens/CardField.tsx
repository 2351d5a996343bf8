import { Alert } from '../../../ui/Alert/Alert.tsx'
import { CardMarks } from '../../../ui/CardMarks/CardMarks.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { useFieldIds } from '../../../ui/Field/Field.tsx'
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import type { CardSlot } from '../attempt/running.ts'

export type CardKeptFor = 'nothing' | 'account' | 'renewals'

/** The sentences before the one that names the provider. */
const beginnings: Record<CardKeptFor, string> = {
  nothing: '',
  account: 'Your card is saved to your account for next time. It is charged only when you choose it. ',
  renewals: 'Your card is kept to charge each renewal. ',
}

type Props = {
  slot: CardSlot
  /** The message of the payment gateway or the bank. */
  error: string | undefined
  /** The reason to keep the card: the payer's account saves it, or a subscription charges it again. Nobody's card is kept unsaid. */
  keptFor: CardKeptFor
}

/** The payment gateway's field with our label. A screen reader announces the error below it. */
export function CardField({ slot, error, keptFor }: Props) {
  const { ids } = useFieldIds({ error })
  const { paymentProvider } = useEnterprise().settings
  return (
    <FieldGroup label="Card" ids={ids} error={error} name="card" live>
      <Slot slot={slot} />
      {slot.kind !== 'unavailable' && (
        <Inline space="xs" justify="between">
          <Text size="sm" tone={keptFor === 'nothing' ? 'muted' : 'base'}>
            {`${beginnings[keptFor]}Encrypted and handled by ${paymentProvider}.`}
          </Text>
          <CardMarks />
        </Inline>
      )}
    </FieldGroup>
  )
}

function Slot({ slot }: { slot: CardSlot }) {
  switch (slot.kind) {
    case 'loading':
      return (
        <>
          <VisuallyHidden live>Opening the secure card form</VisuallyHidden>
          <CardPlaceholder />
        </>
      )
    case 'unavailable':
      return (
        <Alert tone="warning" title="The secure card form did not open" live="polite">
          <Stack space="xs">
            Your network, or a blocker in your browser, keeps it away. Nothing was charged.
            <TextButton icon="retry" onClick={slot.onRetry}>
              Try again
            </TextButton>
            <SupportLink />
          </Stack>
        </Alert>
      )
    case 'ready':
      return slot.field
  }
}

/** A placeholder with the height of the payment gateway's field. */
export const CardPlaceholder = () => <Skeleton shape="field" />
