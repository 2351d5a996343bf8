import type { ReactNode } from 'react'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Device } from '../device.ts'
import { GiftStores } from './GiftStores.tsx'

type Props = { restaurants: number | null; device: Device; explore: ReactNode }

/** Ten and more are rounded down to tens, because more open every week. */
const atLeast = (count: number): number => (count < 10 ? count : Math.floor(count / 10) * 10)

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
      {restaurants !== null && restaurants > 0 && <Text as="li">{`${atLeast(restaurants)}+ restaurants, bars & cafes`}</Text>}
    </Stack>
    <Rating value={4.9} count="29k reviews" />
    <GiftStores device={device} />
    {explore}
  </Stack>
)
