import { CheckoutNote } from '../../../ui/CheckoutPage/CheckoutNote.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { expiryText } from '../../shared/gift/expiry.ts'
import { Lines } from '../../shared/screens/Lines.tsx'
import type { Order } from '../order.ts'

type Props = { order: Order }

/** The terms of what is bought, at its price. */
export function GiftTerms({ order }: Props) {
  const { giftCashOut } = useEnterprise().settings
  const isGift = order.product === 'giftCard'
  if (!isGift && order.finePrint === null) return null
  return (
    <Stack space="xs">
      {isGift && (
        <Text>
          This gift card: <Text as="strong">{expiryText(order.expiresOn)}</Text>.{giftCashOut !== null && ` ${giftCashOut}`}
        </Text>
      )}
      {order.finePrint !== null && (
        <Text size="sm" tone="muted">
          <Lines text={order.finePrint} />
        </Text>
      )}
    </Stack>
  )
}

/** The same in the form of a phone, which has the order folded. */
export const NotedTerms = (props: Props) =>
  (props.order.product === 'giftCard' || props.order.finePrint !== null) && (
    <CheckoutNote>
      <GiftTerms {...props} />
    </CheckoutNote>
  )
