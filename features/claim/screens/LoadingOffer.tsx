import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Step } from './Step.tsx'

/** CLM-17: the offer is on its way. Also the first paint of the page, before any script has run. */
export function LoadingOffer() {
  const { wording } = useEnterprise()
  return (
    <Step title={wording.welcome} lead="Fetching your offer…">
      <VisuallyHidden live>Fetching your offer</VisuallyHidden>
      <Stack space="lg">
        <Skeleton shape="card" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Step>
  )
}
