import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Screen } from '../shared/screens/Screen.tsx'

/** Shown before it is known whether a manager is signed in: what the app is for, and a placeholder of the form. */
export const LoadingManagers = () => (
  <PublicPage>
    <Screen title="Managers" intro="Look up your guests, help them check out, and refund a payment.">
      <Stack space="md">
        <VisuallyHidden live>One moment…</VisuallyHidden>
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Screen>
  </PublicPage>
)
