import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Screen } from '../../shared/Screen.tsx'

/**
 * The page is being read. Also its first paint, before any script has run: no line that follows is larger than these, so
 * that what a buyer sees first is what counts.
 */
export function LoadingPanel() {
  const { wording } = useEnterprise()
  return (
    <Screen title={wording.welcome} lead="Credit for your own next meals, or a good meal for someone you like. One moment…">
      <VisuallyHidden live>Fetching what there is to buy</VisuallyHidden>
      <Stack space="md">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Screen>
  )
}
