import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { Lines } from '../../shared/screens/Lines.tsx'
import { type Cents, formatMoneyShort } from '../../shared/money/money.ts'
import type { GiftDraft } from '../forms/gift.ts'

type Props = { gift: GiftDraft; sender: string; amount: Cents }

/** The recipient's view. */
export function GiftPreview({ gift: { recipientName, message }, sender, amount }: Props) {
  const name = recipientName.trim()
  return (
    <Section title="What they will see">
      <Card tone="ticket">
        <Stack space="xs">
          <Text weight="strong">{name === '' ? `${sender} sent you a gift` : `${name}, ${sender} sent you a gift`}</Text>
          <Amount size="lg">{formatMoneyShort(amount)}</Amount>
          {message.trim() !== '' && (
            <Text tone="muted">
              “<Lines text={message.trim()} />”
            </Text>
          )}
        </Stack>
      </Card>
    </Section>
  )
}
