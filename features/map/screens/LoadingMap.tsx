import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'

/** The restaurants are being read. */
export function LoadingMap() {
  return (
    <Stack space="md">
      <VisuallyHidden live>Fetching the restaurants</VisuallyHidden>
      <Skeleton shape="shortLine" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  )
}
