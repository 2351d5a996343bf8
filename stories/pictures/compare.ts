import { diff } from '@blazediff/core'
import { PNG } from 'pngjs'

/** The difference of two pictures. */
export type Difference = {
  /** Pixels with another colour. */
  readonly pixels: number
  /** The first row of them. */
  readonly top: number
  /** The width and height of the marked picture. */
  readonly size: readonly [number, number]
  /** The later picture, faded, with these pixels in a loud colour: a PNG. */
  readonly marked: Buffer
}

/** A colour is another one from here on: a step of two in 256 shades of grey counts, and ten degrees of a button's hue. */
const threshold = 0.004

/** So many pixels may differ without a change. */
export const fewPixels = 150

const loud = [224, 0, 122] as const

/** The picture in the corner of a transparent one of that size. */
function inSize(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}

/** The first row that has a pixel in the loud colour. */
function firstMarked({ data, width }: PNG): number {
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === loud[0] && data[at + 1] === loud[1] && data[at + 2] === loud[2]) return Math.floor(at / 4 / width)
  return 0
}

/** The difference of two PNG files; undefined where a person sees none. */
export function differenceOf(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [earlier, later] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(earlier.width, later.width), Math.max(earlier.height, later.height)]
  const marked = new PNG({ width, height })
  const [one, other] = [inSize(earlier, width, height), inSize(later, width, height)]
  const pixels = diff(one.data, other.data, marked.data, width, height, { threshold, includeAA: true, alpha: 0.25, diffColor: [...loud] })
  const isOtherSize = earlier.width !== later.width || earlier.height !== later.height
  if (pixels <= fewPixels && !isOtherSize) return undefined
  return { pixels, top: firstMarked(marked), size: [width, height], marked: PNG.sync.write(marked, { deflateLevel: 3 }) }
}
