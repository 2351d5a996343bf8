import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { lazyModule } from '../lazyModule.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { defaultMessages } from './messages.ts'

/** A part of a picture, in percent of its sides. */
export type PicturePart = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type PictureCropProps = {
  /** Address of the picture. */
  src: string
  /** The proportions of the part: its width divided by its height. */
  aspect: number
  /** Shows the part as a circle. */
  round?: boolean
  /** Called with the part that is inside the frame, also before the first move. */
  onChange: (part: PicturePart) => void
  /** Texts to use instead of the defaults in PictureCrop/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

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
