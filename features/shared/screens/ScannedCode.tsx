import { Nothing, lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'

/** An address for the camera of another phone. */
export const ScannedCode = lazyComponent(
  async () => (await import('../../../ui/QrCode/QrCode.tsx')).QrCode,
  () => <Skeleton shape="code" />,
  Nothing,
)
