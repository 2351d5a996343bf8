/** One page that shows what has changed: it carries its pictures, and opens from a disk. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, Comparison, Shown } from './compare.ts'
import type { Gallery } from './gallery.ts'

interface Told {
  readonly of: string
  readonly against: string
  readonly comparison: Comparison
  readonly before: Gallery
  readonly after: Gallery
}

const part = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** As JSON that may stand within a page's markup. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Keeps each picture once, however often it is shown. */
function album() {
  const places = new Map<string, number>()
  const pages: string[] = []
  return {
    pages,
    add: (shown: Shown | null) => {
      if (shown === null) return null
      const { picture, width, height } = shown
      const hash = createHash('sha256').update(picture).digest('hex')
      const place = places.get(hash) ?? pages.push(picture.toString('base64')) - 1
      places.set(hash, place)
      // Width and height stand at the head of every PNG.
      return { place, width, height, shownWidth: picture.readUInt32BE(16), shownHeight: picture.readUInt32BE(20) }
    },
  }
}

/** The page's whole text. */
export function reportOf({ of, against, comparison: { changes, same }, before, after }: Told): string {
  const { add, pages } = album()
  const shown = ({ kind, story: { id, title, name, enterprise, width }, before: was, after: now, mask, pixels, of: all, most }: Change) => {
    const pictures = { before: add(was), after: add(now), mask: add(mask) }
    return { kind, id, title, name, enterprise, width, pixels, of: all, most, ...pictures }
  }
  // A side that was not whole shows as a change of the other: whichever it is, that must be said.
  const troubled = [...before.pictures.values(), ...after.pictures.values()]
    .filter(({ trouble }) => trouble !== null)
    .map(({ title, name, mode }) => ({ title, name, mode }))
  const data = {
    of,
    against,
    same,
    changes: changes.map(shown),
    skipped: after.skipped,
    failures: [...new Set([...before.failures, ...after.failures])],
    troubled: [...new Map(troubled.map((each) => [JSON.stringify(each), each])).values()],
  }
  const pictures = pages.map((page, place) => `<script type="text/plain" id="picture-${place}">${page}</script>`)
  const parts: Readonly<Record<string, string>> = {
    STYLE: part('report.css'),
    SCRIPT: part('reportPage.mjs'),
    DATA: json(data),
    PICTURES: pictures.join('\n'),
  }
  return part('report.html').replaceAll(/<!-- ([A-Z]+) -->/g, (mark, name: string) => parts[name] ?? mark)
}
