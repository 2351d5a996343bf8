import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, it } from 'vitest'
import { compare, difference } from './compare.ts'
import type { Gallery, Picture } from './gallery.ts'
import { reportOf } from './report.ts'
import { trimmed } from './trim.ts'

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Colour = readonly [red: number, green: number, blue: number]

/** A picture of one colour, whose first pixel has another. */
function drawn(width: number, height: number, colour: Colour, dot: Colour = colour): PNG {
  const picture = new PNG({ width, height })
  for (let place = 0; place < width * height; place += 1) picture.data.set([...(place === 0 ? dot : colour), 255], place * 4)
  return picture
}

const png = (...of: Parameters<typeof drawn>): Buffer => PNG.sync.write(drawn(...of))

const white: Colour = [255, 255, 255]

/** A side whose stories have the given pictures. */
function gallery(side: string, pictures: Readonly<Record<string, Buffer>>): Gallery {
  const entries = Object.entries(pictures).map(([id, bytes]): readonly [string, Picture] => {
    const file = join(folder, `${side}-${id}.png`)
    writeFileSync(file, bytes)
    return [`${id} phone`, { id, title: 'UI/Thing', name: id, mode: 'phone', enterprise: 'house', width: 360, file, trouble: null }]
  })
  return { pictures: new Map(entries), skipped: [], failures: [] }
}

it('sees one pixel that is a shade darker', () => {
  expect(difference(drawn(20, 10, white), drawn(20, 10, white, [254, 255, 255]))).toMatchObject({ pixels: 1, of: 200, most: 1 })
  expect(difference(drawn(20, 10, white), drawn(20, 10, white)).pixels).toBe(0)
})

it('takes what one picture has beyond the other for different', () => {
  expect(difference(drawn(4, 4, white), drawn(4, 6, white))).toMatchObject({ pixels: 8, of: 24 })
})

it('cuts the empty ground off, off both alike', () => {
  const cut = trimmed(drawn(200, 100, white, [0, 0, 0]), drawn(200, 300, white)).map((bytes) => bytes && PNG.sync.read(bytes))
  expect(cut).toMatchObject([{ width: 25, height: 25 }, { width: 25, height: 25 }])
})

it('tells what is changed, new, gone and the same', () => {
  const before = gallery('before', { kept: png(4, 4, white), turned: png(4, 4, white), left: png(4, 4, white) })
  const after = gallery('after', { kept: png(4, 4, white), turned: png(4, 4, [0, 0, 0]), came: png(4, 4, white) })
  const { changes, same } = compare(before, after)
  expect(same).toBe(1)
  expect(changes.map(({ kind, story, pixels }) => [story.name, kind, pixels])).toEqual([['came', 'new', 0], ['left', 'gone', 0], ['turned', 'changed', 16]])
})

it('writes a page that carries everything it shows, and fetches nothing', () => {
  const before = gallery('before', { turned: png(4, 4, white) })
  const after = gallery('after', { turned: png(4, 4, [0, 0, 0]) })
  const html = reportOf({ of: 'mine </script>', against: 'main', comparison: compare(before, after), before, after })
  expect(html).toContain(png(4, 4, [0, 0, 0]).toString('base64'))
  expect(html).toContain('mine \\u003c/script>')
  expect(html).not.toMatch(/<!-- [A-Z]+ -->/)
  expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/)
})
