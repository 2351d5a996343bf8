import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'

type Props = {
  /** Set once the wait is long: shows a button to enter another code. */
  onAnotherCode?: () => void
}

/** Also the page's shell. */
export function LoadingOffer({ onAnotherCode }: Props) {
  const { wording } = useEnterprise()
  return (
    <Screen title={wording.welcome} intro={onAnotherCode ? 'This is taking longer than usual…' : 'One moment…'}>
      <VisuallyHidden live>Fetching your offer</VisuallyHidden>
      <Stack space="lg">
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
      {onAnotherCode && (
        <TextButton icon="ticket" onClick={onAnotherCode}>
          Enter another code
        </TextButton>
      )}
    </Screen>
  )
}
