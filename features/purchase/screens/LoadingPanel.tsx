import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { type WaitProps, Waiting } from '../../shared/Waiting.tsx'

/**
 * The page is being read. Also its first paint, before any script has run: no line that follows is larger than these, so
 * that what a buyer sees first is what counts.
 */
export function LoadingPanel({ onTryAgain }: WaitProps) {
  const { wording } = useEnterprise()
  return (
    <Screen title={wording.welcome} lead="Credit for your own next meals, or a good meal for someone you like. One moment…">
      <Waiting label="Fetching what there is to buy" onTryAgain={onTryAgain} />
      <Stack space="md">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Screen>
  )
}
