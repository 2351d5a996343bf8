import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type WaitProps, Waiting } from '../../shared/Waiting.tsx'

/** The restaurants are being read. */
export function LoadingMap({ onTryAgain }: WaitProps) {
  return (
    <Stack space="md">
      <Waiting label="Fetching the restaurants" onTryAgain={onTryAgain} />
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
