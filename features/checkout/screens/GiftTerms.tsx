import { CheckoutNote } from '../../../ui/CheckoutPage/CheckoutNote.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { Lines } from '../../shared/screens/Lines.tsx'
import type { Order } from '../order.ts'

/** The expiry of a gift card, or that it has none: the law asks for it before it is bought and with it. */
export const giftExpiry = ({ expiresOn }: Pick<Order, 'expiresOn'>): string =>
  expiresOn === null ? 'No expiry' : `Use it by ${formatDay(expiresOn)}`

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
          This gift card: <Text as="strong">{giftExpiry(order)}</Text>.{giftCashOut !== null && ` ${giftCashOut}`}
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
