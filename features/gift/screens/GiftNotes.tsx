import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { isolated } from '../../../ui/isolated.ts'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { BonusTerms, GiftRules } from '../../shared/gift/GiftRules.tsx'
import type { OpenGift } from '../gift.ts'

type Props = { gift: Pick<OpenGift, 'from' | 'bonus' | 'currency' | 'wasSent'> }

/**
 * The rules of the gift, and where its recipient's address came from: the law of New Zealand (IPP 3A, since May 2026) has people informed
 * whose data somebody else gave.
 */
export function GiftNotes({ gift: { from, bonus, currency, wasSent } }: Props) {
  const { settings } = useEnterprise()
  const sold = useCurrency(currency)
  return (
    <Stack space="xs">
      <GiftRules currency={sold} />
      {bonus !== null && <BonusTerms currency={sold} />}
      {wasSent && (
        <Text size="sm" tone="muted">
          {`${from === null ? 'The sender' : isolated(from)} gave ${settings.name} your email address or phone number, to send you this gift. `}
          The{' '}
          <TextLink newTab href={settings.privacyUrl}>
            privacy policy
          </TextLink>{' '}
          says what happens to it, and how to see it and ask to correct it.
        </Text>
      )}
    </Stack>
  )
}
