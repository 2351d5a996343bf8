import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type WaitProps, Waiting } from '../../shared/screens/Waiting.tsx'

export function LoadingMap({ onTryAgain }: WaitProps) {
  return (
    <Stack space="md">
      <Waiting label="Fetching the restaurants" onTryAgain={onTryAgain} />
      <Skeleton shape="shortLine" />
      {/* Taller than a phone, so that the footer is out of view and does not visibly move. */}
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  )
}
