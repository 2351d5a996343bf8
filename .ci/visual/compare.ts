import { readFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Gallery, Picture } from './gallery.ts'

/** What one picture has become. */
export interface Change {
  readonly kind: 'changed' | 'new' | 'gone'
  readonly story: Picture
  readonly before: Buffer | null
  readonly after: Buffer | null
  /** Where they differ, on nothing; only of what has changed. */
  readonly mask: Buffer | null
  /** How many pixels differ, and of how many. */
  readonly pixels: number
  readonly of: number
}

/** What has become of all pictures. */
export interface Comparison {
  readonly changes: readonly Change[]
  readonly same: number
}

/** A picture laid into the upper left corner of a larger, empty one. */
function laidInto(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}

/** Where two pictures differ: every pixel counts, however little it does. What one has beyond the other's edge differs. */
export function difference(before: Buffer, after: Buffer): { readonly pixels: number; readonly of: number; readonly mask: Buffer } {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const mask = new PNG({ width, height })
  const pixels = pixelmatch(laidInto(one, width, height).data, laidInto(other, width, height).data, mask.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffMask: true,
    diffColor: [230, 0, 90],
  })
  return { pixels, of: width * height, mask: PNG.sync.write(mask) }
}

function changeOf(before: Picture | undefined, after: Picture | undefined): Change | null {
  const was = before ? readFileSync(before.file) : null
  const is = after ? readFileSync(after.file) : null
  if (after && is && !was) return { kind: 'new', story: after, before: null, after: is, mask: null, pixels: 0, of: 0 }
  if (before && was && !is) return { kind: 'gone', story: before, before: was, after: null, mask: null, pixels: 0, of: 0 }
  // The browser writes the same pixels as the same bytes.
  if (!after || !was || !is || was.equals(is)) return null
  const { pixels, of, mask } = difference(was, is)
  return pixels === 0 ? null : { kind: 'changed', story: after, before: was, after: is, mask, pixels, of }
}

/** Compares two sides, picture by picture. */
export function compare(before: Gallery, after: Gallery): Comparison {
  const keys = [...new Set([...after.pictures.keys(), ...before.pictures.keys()])].toSorted()
  const changes = keys.flatMap((key) => changeOf(before.pictures.get(key), after.pictures.get(key)) ?? [])
  return { changes, same: keys.length - changes.length }
}
