import { Counter } from '../../../ui/Counter/Counter.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { ScreenHeading } from '../../shared/screens/Screen.tsx'
import { type WaitProps, Waiting } from '../../shared/screens/Waiting.tsx'

/** Also the page's shell. No later text is larger than these, so this paint counts for the Largest Contentful Paint. */
export function LoadingPanel({ onTryAgain }: WaitProps) {
  const { wording } = useEnterprise()
  return (
    <Counter
      title={<ScreenHeading>{wording.welcome}</ScreenHeading>}
      choice={
        <>
          <Text tone="muted">Credit for your own next meals, or a good meal for someone you like. One moment…</Text>
          <Waiting label="Fetching what there is to buy" onTryAgain={onTryAgain} />
        </>
      }>
      <Stack space="md">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </Counter>
  )
}
