import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { locationsFailure } from '../location.ts'

const title = 'Enter Check Number'

/** A placeholder of the form while its location is read. */
export const LoadingCheckForm = () => (
  <Screen title={title}>
    <Stack space="lg">
      <VisuallyHidden live>One moment…</VisuallyHidden>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </Stack>
  </Screen>
)

/** The location could not be read. */
export const LocationFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Screen title={title}>
    <ErrorState title={locationsFailure} onRetry={onRetry} />
  </Screen>
)
