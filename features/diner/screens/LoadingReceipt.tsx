import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type WaitProps, Waiting } from '../../shared/screens/Waiting.tsx'

export const LoadingReceipt = ({ onTryAgain }: WaitProps) => (
  <Stack space="md">
    <Waiting label="Getting your receipt" onTryAgain={onTryAgain} />
    <Skeleton shape="heading" />
    <Skeleton shape="line" />
    <Skeleton shape="card" />
    <Skeleton shape="button" />
  </Stack>
)
