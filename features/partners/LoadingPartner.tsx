import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'

/** Shown before it is known whether a partner is signed in. */
export const LoadingPartner = () => (
  <PublicPage>
    <Stack space="lg">
      <VisuallyHidden live>One moment…</VisuallyHidden>
      <Skeleton shape="heading" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </Stack>
  </PublicPage>
)
