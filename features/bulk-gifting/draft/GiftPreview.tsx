import { isolated } from '../../../ui/isolated.ts'
import { plainText } from '../../../ui/text/plainText.ts'
import type { Country } from '../../../themes/enterprise.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { type Expiry, expiryText } from '../../shared/gift/expiry.ts'
import { Lines } from '../../shared/screens/Lines.tsx'
import { type Cents, currencyIn, formatMoneyShort } from '../../shared/money/money.ts'
import { untilText, voucherExpiry } from '../expiry.ts'
import { giftTexts } from '../terms.ts'

type Props = {
  country: Country
  sender: string
  amount: Cents
  message: string
  /** When it is sold. */
  now: Date
}

/** The message to a recipient, updated while the buyer types. */
export const GiftPreview = ({ country, sender, amount, message, now }: Props) => (
  <Section title="What they get">
    <Stack space="md">
      <Slip
        face="gift"
        label="The gift"
        kicker={`${isolated(sender)} sent you a gift`}
        amount={formatMoneyShort(amount, currencyIn(country))}
        title={`A ${giftTexts[country].gift} for restaurants near you.`}>
        {plainText(message) !== '' && (
          <Text>
            “<Lines text={plainText(message)} />”
          </Text>
        )}
        <Text size="sm" tone="muted">
          Each gift has its own code.
        </Text>
      </Slip>
      <GiftValidity country={country} end={country === 'NZ' ? { day: voucherExpiry(now) } : null} />
    </Stack>
  </Section>
)

/** The validity of the gifts, which the law wants shown before the sale: New Zealand's vouchers end, others need not. */
export function GiftValidity({ country, end }: Pick<Props, 'country'> & { end: Expiry }) {
  const text = expiryText(end)
  if (!end?.day) return <Text>{`Each gift: ${text}.`}</Text>
  return (
    <Alert tone="info" title={text}>
      {untilText(country)}
    </Alert>
  )
}
