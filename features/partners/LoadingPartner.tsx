import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Screen } from '../shared/screens/Screen.tsx'

/** What the portal is for. */
export const portalIntro = 'Set up your restaurants, and see what is still missing.'

/** Shown before it is known whether a partner is signed in: what the portal is for, and a placeholder of the form. */
export const LoadingPartner = () => (
  <PublicPage>
    <Screen title="Partner portal" intro={portalIntro}>
      <Stack space="md">
        <VisuallyHidden live>One moment…</VisuallyHidden>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Screen>
  </PublicPage>
)
