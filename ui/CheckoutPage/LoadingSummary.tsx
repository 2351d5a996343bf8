import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'

/** The lines of an order that is being read. */
export const LoadingSummary = () => (
  <Stack space="md">
    <Skeleton shape="line" />
    <Skeleton shape="shortLine" />
    <Skeleton shape="line" />
    <Skeleton shape="shortLine" />
  </Stack>
)
