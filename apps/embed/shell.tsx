import { enterprise } from '#enterprise'
import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { ShellFallback } from '../runtime/ShellFallback.tsx'

/** The first paint, drawn at build time: what the map and the privacy choices have in common. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <EmbeddedFrame title={enterprise.settings.name}>
        <Stack space="md">
          <VisuallyHidden live>One moment…</VisuallyHidden>
          <Skeleton shape="shortLine" />
          {/* Longer than a phone is tall, so that the foot is not in sight and does not move away. */}
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </EmbeddedFrame>
      <ShellFallback />
    </EnterpriseProvider>
  )
}
