import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Waiting } from '../shared/screens/Waiting.tsx'
import { Explained } from './screens/Explained.tsx'

export const LoadingPrivacy = () => (
  <EmbeddedFrame title="Your privacy choices" column>
    <Stack space="lg">
      <Waiting label="One moment…" />
      <Skeleton shape="card" />
      <div inert>
        <Explained />
      </div>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Stack>
  </EmbeddedFrame>
)
