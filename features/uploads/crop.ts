import type { PicturePart } from '../../ui/PictureCrop/CropFrame.tsx'
import type { Pixels, Target } from './pixels.ts'

/** The part of a picture that is shown: its proportions, as width divided by height. */
export type Frame = { readonly aspect: number; readonly isRound?: true }

export const frames = {
  photo: { aspect: 1, isRound: true },
  hero: { aspect: 16 / 9 },
  logo: { aspect: 1 },
  wideLogo: { aspect: 3 },
} as const satisfies Record<string, Frame>

/** A chosen picture that is not sent yet: the person selects the part to use. */
export type Cropping = {
  /** Address of a copy to look at. */
  readonly src: string
  readonly pixels: Pixels
  readonly frame: Frame
  /** Null: the whole picture. */
  readonly onUse: (part: PicturePart | null) => void
  readonly onCancel: () => void
}

/** The largest zoom at which a part still has the pixels that it needs, in whole percent; 1 where even the largest part has fewer. */
export function getMaxZoom({ width, height }: Pixels, aspect: number, { side, pixels }: Target): number {
  const largest = side === 'width' ? Math.min(width, height * aspect) : Math.min(height, width / aspect)
  return Math.max(1, Math.floor((largest / pixels) * 100) / 100)
}

const within = (value: number, most: number): number => Math.min(Math.max(0, Math.round(value)), most)

/** A part in whole pixels, inside the picture and never empty. */
export function partInPixels(part: PicturePart, { width, height }: Pixels): PicturePart {
  const x = within((part.x / 100) * width, width - 1)
  const y = within((part.y / 100) * height, height - 1)
  return {
    x,
    y,
    width: Math.max(1, within((part.width / 100) * width, width - x)),
    height: Math.max(1, within((part.height / 100) * height, height - y)),
  }
}
