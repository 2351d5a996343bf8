import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatMoneyShort } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import type { Gift } from '../gift.ts'

/** `$50`, in the gift's own currency; null where it has no amount. */
export function useAmountText({ amount, currency: named }: Gift): string | null {
  const currency = useCurrency(named)
  return amount === null ? null : formatMoneyShort(amount, currency)
}

export function GiftHeading({ gift, title }: { readonly gift: Gift; readonly title: string }) {
  const { from, brand } = gift
  return (
    <Stack space="xs">
      <Text size="sm" weight="strong" tone="accent" caps>
        {from === null ? 'A GIFT FOR YOU' : `${from} SENT YOU A GIFT`}
      </Text>
      <Heading level={1}>{title}</Heading>
      {brand?.name && (
        <Inline space="sm">
          <Avatar name={brand.name} src={brand.logo} size="sm" />
          <Text>{brand.name}</Text>
        </Inline>
      )}
    </Stack>
  )
}
