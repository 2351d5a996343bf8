import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { lazyModule } from '../lazy/lazyModule.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { PictureCropProps } from './CropFrame.tsx'
import { defaultMessages } from './messages.ts'

const useFrame = lazyModule(async () => (await import('./CropFrame.tsx')).CropFrame)

/** Chooses a part of a picture: it is moved and zoomed below a frame, by mouse, touch or keyboard. */
export function PictureCrop({ messages, ...crop }: PictureCropProps) {
  const frame = useFrame()
  const say = { ...defaultMessages, ...messages }
  switch (frame.status) {
    case 'loading':
      return <Skeleton shape="picture" />
    case 'failed':
      return <ErrorState level={3} title={say.failed} text={say.failedText} />
    case 'ready':
      return <frame.value {...crop} say={say} />
  }
}
