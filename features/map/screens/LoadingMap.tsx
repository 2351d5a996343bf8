import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'

/** The restaurants are being read. */
export function LoadingMap() {
  return (
    <Stack space="md">
      <VisuallyHidden live>Fetching the restaurants</VisuallyHidden>
      <Skeleton shape="shortLine" />
      {/* Longer than a phone is tall, so that the foot is not in sight and does not move away. */}
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  )
}
