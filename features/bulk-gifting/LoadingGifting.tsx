import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Screen } from '../shared/screens/Screen.tsx'

/** What the site is for. */
export const giftingIntro = 'Send gifts to clients and your team.'

/** Shown while it is not known who is signed in: what the site is for, and a placeholder of the form. */
export const LoadingGifting = () => (
  <PublicPage>
    <Screen title="Business gifting" intro={giftingIntro}>
      <Stack space="md">
        <VisuallyHidden live>Loading your account</VisuallyHidden>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Screen>
  </PublicPage>
)
