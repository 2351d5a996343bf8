import { CheckoutNote } from '../../../ui/CheckoutPage/CheckoutNote.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { expiryText } from '../../shared/gift/expiry.ts'
import { BonusTerms, GiftRules, RefundPolicy } from '../../shared/gift/GiftRules.tsx'
import { Lines } from '../../shared/screens/Lines.tsx'
import type { Order } from '../order.ts'

type Props = { order: Order }

/** The terms of what is bought, at its price. */
export const PurchaseTerms = ({ order }: Props) => (
  <Stack space="xs">
    {order.product === 'giftCard' && (
      <>
        <Text>
          This gift card: <Text as="strong">{expiryText(order.expiresOn)}</Text>.
        </Text>
        <GiftRules currency={order.currency} />
      </>
    )}
    {order.get > order.amount && <BonusTerms currency={order.currency} />}
    <RefundPolicy currency={order.currency} />
    {order.finePrint !== null && (
      <Text size="sm" tone="muted">
        <Lines text={order.finePrint} />
      </Text>
    )}
  </Stack>
)

/** The same in the form of a phone, which has the order folded. */
export const NotedTerms = (props: Props) => (
  <CheckoutNote>
    <PurchaseTerms {...props} />
  </CheckoutNote>
)
