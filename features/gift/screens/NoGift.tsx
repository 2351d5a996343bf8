import type { ReactNode } from 'react'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Device } from '../../shared/device/device.ts'
import { GiftStores } from './GiftStores.tsx'

/** From so many restaurants on, their number is an argument for them. */
const leastCounted = 20

/** Rounded down to tens, because more open every week. */
const counted = (count: number | null): string =>
  count === null || count < leastCounted ? 'Restaurants, bars & cafes' : `${Math.floor(count / 10) * 10}+ restaurants, bars & cafes`

const Point = ({ children }: { readonly children: string }) => (
  <Text as="li">
    <Inline space="xs">
      <Icon name="check" />
      {children}
    </Inline>
  </Text>
)

type Props = {
  /** Null until it is known. */
  device: Device | null
  restaurants: number | null
  explore: ReactNode
}

export const NoGift = ({ restaurants, device, explore }: Props) => (
  <Stack space="lg">
    <Stack space="xs">
      <Heading level={1}>Pay with the app</Heading>
      <Text size="lg" tone="accent" weight="strong">
        Get 20% back
      </Text>
    </Stack>
    <Stack space="xs" as="ul">
      <Point>Easier than paying with a card</Point>
      <Point>Loved by 3 million foodies</Point>
      <Point>{counted(restaurants)}</Point>
    </Stack>
    <Rating value={4.9} count="29k reviews" />
    {device === null ? <Skeleton shape="button" /> : <GiftStores device={device} />}
    {explore}
  </Stack>
)
