import type { ReactNode } from 'react'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Device } from '../device.ts'
import { GiftStores } from './GiftStores.tsx'

/** Ten and more are rounded down to tens, because more open every week. */
const atLeast = (count: number): number => (count < 10 ? count : Math.floor(count / 10) * 10)

type Props = {
  /** Null until it is known. */
  device: Device | null
  /** How many restaurants there are; null while it is not known. */
  restaurants: number | null
  explore: ReactNode
}

/** The page without a gift: what the app is good for. */
export const NoGift = ({ restaurants, device, explore }: Props) => (
  <Stack space="lg">
    <Stack space="xs">
      <Heading level={1}>Pay with the app</Heading>
      <Text size="lg" tone="accent" weight="strong">
        Get 20% back
      </Text>
    </Stack>
    <Stack space="xs" as="ul">
      <Text as="li">Easier than paying with a card</Text>
      <Text as="li">Loved by 3 million foodies</Text>
      <Text as="li">{restaurants ? `${atLeast(restaurants)}+ restaurants, bars & cafes` : 'Restaurants, bars & cafes'}</Text>
    </Stack>
    <Rating value={4.9} count="29k reviews" />
    {device === null ? <Skeleton shape="button" /> : <GiftStores device={device} />}
    {explore}
  </Stack>
)
