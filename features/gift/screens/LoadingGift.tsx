import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type WaitProps, Waiting } from '../../shared/screens/Waiting.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

export const sealedHint = 'Something good to eat is inside.'

export const appHint = 'Get the app, and enter your code there. It is yours to spend at the table.'

/** Also the page's shell. */
export const LoadingGift = ({ onTryAgain }: WaitProps) => (
  <Stack space="md">
    <Waiting label="Opening your gift" onTryAgain={onTryAgain} />
    <Skeleton shape="heading" />
    <Text size="lg" tone="muted">
      {sealedHint}
    </Text>
    <Skeleton shape="button" />
    {/* Taller than a phone, so that the footer is out of view and does not visibly move. */}
    <Skeleton shape="card" />
    <Skeleton shape="card" />
    <Skeleton shape="card" />
  </Stack>
)
