import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type WaitProps, Waiting } from '../../shared/Waiting.tsx'

/** The gift's place while it is read. Also the shell of the page. */
export const LoadingGift = ({ onTryAgain }: WaitProps) => (
  <Stack space="md">
    <Waiting label="Opening your gift" onTryAgain={onTryAgain} />
    <Skeleton shape="shortLine" />
    <Skeleton shape="heading" />
    <Skeleton shape="card" />
    <Skeleton shape="button" />
    {/* Taller than a phone, so that the footer is out of view and does not visibly move. */}
    <Skeleton shape="card" />
    <Skeleton shape="card" />
    <Skeleton shape="card" />
  </Stack>
)
