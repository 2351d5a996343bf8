import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { lazyComponent } from '../lazy/lazyComponent.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { PictureCropProps } from './CropFrame.tsx'
import { defaultMessages } from './messages.ts'

const Frame = lazyComponent(
  async () => (await import('./CropFrame.tsx')).CropFrame,
  () => <Skeleton shape="picture" />,
  ({ say }) => <ErrorState level={3} title={say.failed} text={say.failedText} />,
)

/** Chooses a part of a picture: it is moved and zoomed below a frame, by mouse, touch or keyboard. */
export const PictureCrop = ({ messages, ...crop }: PictureCropProps) => <Frame {...crop} say={{ ...defaultMessages, ...messages }} />
