import { readFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Gallery, Picture } from './gallery.ts'
import { trimmed } from './trim.ts'

/** A picture as it is shown, without its empty ground, and how large it was with it. */
export interface Shown {
  readonly picture: Buffer
  readonly width: number
  readonly height: number
}

/** What one picture has become. */
export interface Change {
  readonly kind: 'changed' | 'new' | 'gone'
  readonly story: Picture
  readonly before: Shown | null
  readonly after: Shown | null
  /** Where they differ, on nothing; only of what has changed. */
  readonly mask: Shown | null
  /** How many pixels differ, of how many, and by how much of 255 at most. */
  readonly pixels: number
  readonly of: number
  readonly most: number
}

/** What has become of all pictures. */
export interface Comparison {
  readonly changes: readonly Change[]
  readonly same: number
}

/** A difference of so much of 255 is hardly seen: it is marked, but faintly. */
const hardlySeen = 8

/** A picture laid into the upper left corner of a larger, empty one. */
function laidInto(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}

/** Where two pictures differ: every pixel counts, however little it does. What one has beyond the other's edge differs. */
export function difference(before: PNG, after: PNG) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const mask = new PNG({ width, height })
  const [one, other] = [laidInto(before, width, height).data, laidInto(after, width, height).data]
  const pixels = pixelmatch(one, other, mask.data, width, height, { threshold: 0, includeAA: true, diffMask: true, diffColor: [230, 0, 90] })
  let most = 0
  for (let place = 0; place < mask.data.length; place += 4) {
    if (mask.data[place + 3] === 0) continue
    const apart = [0, 1, 2, 3].map((channel) => Math.abs((one[place + channel] ?? 0) - (other[place + channel] ?? 0)))
    const by = Math.max(...apart)
    most = Math.max(most, by)
    if (by <= hardlySeen) mask.data[place + 3] = 80
  }
  return { pixels, of: width * height, most, mask }
}

function show(...pictures: readonly (PNG | null)[]): readonly (Shown | null)[] {
  const cut = trimmed(...pictures)
  return pictures.map((png, place) => {
    const picture = cut[place]
    return png && picture ? { picture, width: png.width, height: png.height } : null
  })
}

function changeOf(before: Picture | undefined, after: Picture | undefined): Change | null {
  const was = before ? readFileSync(before.file) : null
  const is = after ? readFileSync(after.file) : null
  const story = after ?? before
  // The browser writes the same pixels as the same bytes.
  if (!story || (was && is && was.equals(is))) return null
  const one = was && PNG.sync.read(was)
  const other = is && PNG.sync.read(is)
  const found = one && other ? difference(one, other) : { pixels: 0, of: 0, most: 0, mask: null }
  if (found.mask && found.pixels === 0) return null
  const [shownBefore = null, shownAfter = null, mask = null] = show(one, other, found.mask)
  const kind = one ? (other ? 'changed' : 'gone') : 'new'
  return { kind, story, before: shownBefore, after: shownAfter, mask, pixels: found.pixels, of: found.of, most: found.most }
}

/** Compares two sides, picture by picture. */
export function compare(before: Gallery, after: Gallery): Comparison {
  const keys = [...new Set([...after.pictures.keys(), ...before.pictures.keys()])].toSorted((one, other) => one.localeCompare(other))
  const changes = keys.flatMap((key) => changeOf(before.pictures.get(key), after.pictures.get(key)) ?? [])
  return { changes, same: keys.length - changes.length }
}
