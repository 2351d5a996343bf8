import type { ReactNode } from 'react'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Device } from '../../shared/device/device.ts'
import { ScannedCode } from '../../shared/screens/ScannedCode.tsx'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'

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
  /** The address of this page, for the camera of a phone. */
  pageUrl: string
  restaurants: number | null
  explore: ReactNode
}

const reviews = (
  <Inline space="xs">
    <Amount size="md">4.9</Amount>
    <Text as="span" tone="accent">
      ★
    </Text>
    <Text as="span" size="xs" tone="muted">
      29k reviews
    </Text>
  </Inline>
)

/** A wide window shows the code that a phone scans; a phone has the badge of its own store. */
const AppLinks = ({ device, pageUrl }: { device: Device; pageUrl: string }) =>
  device === 'desktop' ? (
    <Inline space="lg" wrap={false}>
      <ScannedCode value={pageUrl} label="Scan to get the app" />
      <div>
        <Text weight="strong">Scan to get the app</Text>
        <StoreLinks variant="link" />
        {reviews}
      </div>
    </Inline>
  ) : (
    <Inline space="md">
      <StoreLinks variant="badge" device={device} />
      {reviews}
    </Inline>
  )

export const NoGift = ({ restaurants, device, pageUrl, explore }: Props) => (
  <Stack space="lg">
    <Stack space="xs">
      <Heading level={1}>Pay with the app</Heading>
      <Text size="lg" tone="accent" weight="strong">
        Get 20% back
      </Text>
    </Stack>
    <Stack space="xxs" as="ul">
      <Point>Easier than paying with a card</Point>
      <Point>Loved by 3 million foodies</Point>
      <Point>{counted(restaurants)}</Point>
    </Stack>
    {device === null ? <Skeleton shape="button" /> : <AppLinks device={device} pageUrl={pageUrl} />}
    {explore}
  </Stack>
)
