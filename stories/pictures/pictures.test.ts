import { globSync, readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { differenceOf, fewPixels } from './compare.ts'
import { htmlOf } from './html.ts'
import { reachIn } from './reach.ts'
import { type ChangedStory, bySurface, changedPaths, storyDifference } from './report.ts'
import { type Story, decidersIn, keyOf, storiesOf } from './stories.ts'

const sourcesOf = (texts: Readonly<Record<string, string>>) => ({ paths: Object.keys(texts), textOf: (path: string) => texts[path] ?? '' })

describe('the files that decide how a story looks', () => {
  const sources = sourcesOf({
    'package-lock.json': '{}',
    '.storybook/preview.tsx': `import './worker.ts'\nimport '../themes/north/theme.css.ts'\nimport '../themes/south/theme.css.ts'\nconst page = () => import('./docs/DocsPage.tsx')`,
    '.storybook/docs/DocsPage.tsx': '',
    '.storybook/worker.ts': `import '../mocks/server.ts'`,
    'mocks/server.ts': `import '../features/offer.ts'`,
    'themes/north/theme.css.ts': `import './seeds.ts'`,
    'themes/north/seeds.ts': '',
    'themes/south/theme.css.ts': '',
    'features/offer.ts': '',
    'ui/Button.tsx': `import './Button.css.ts'\nimport type { Offer } from '../features/offer.ts'\nimport '#theme/map.css.ts'`,
    'ui/Button.css.ts': '',
    'apps/App.tsx': '',
    'stories/ui/Button.stories.tsx': `import { Button } from '../../ui/Button.tsx'`,
    'stories/offer/App.stories.tsx': `const pages = import.meta.glob<object>(['../../apps/*.tsx', '!**/*.test.tsx'])`,
  })

  it('are what it imports, to the end, without types', () => {
    expect([...reachIn(sources)('stories/ui/Button.stories.tsx')]).toEqual([
      'stories/ui/Button.stories.tsx',
      'ui/Button.tsx',
      'ui/Button.css.ts',
    ])
    expect(reachIn(sources)('stories/offer/App.stories.tsx')).toContain('apps/App.tsx')
  })

  it('are of one enterprise where they are in its folder', () => {
    const deciders = decidersIn(sources)
    expect(deciders('stories/ui/Button.stories.tsx', 'north')).toContain('themes/north/seeds.ts')
    expect(deciders('stories/ui/Button.stories.tsx', 'south')).not.toContain('themes/north/seeds.ts')
    expect(deciders('stories/ui/Button.stories.tsx', 'south')).toContain('package-lock.json')
  })

  it('are those of the simulated server for stories of apps, and those of documentation for none', () => {
    const deciders = decidersIn(sources)
    expect(deciders('stories/offer/App.stories.tsx', 'north')).toContain('features/offer.ts')
    expect(deciders('stories/ui/Button.stories.tsx', 'north')).not.toContain('features/offer.ts')
    expect(deciders('stories/offer/App.stories.tsx', 'north')).not.toContain('.storybook/docs/DocsPage.tsx')
  })

  it('have another name together if one of them has other contents', () => {
    const paths = new Set(['a.ts', 'b.ts'])
    const key = keyOf(paths, new Map(Object.entries({ 'a.ts': '1', 'b.ts': '2', 'c.ts': '3' })))
    expect(keyOf(paths, new Map(Object.entries({ 'c.ts': '4', 'b.ts': '2', 'a.ts': '1' })))).toBe(key)
    expect(keyOf(paths, new Map(Object.entries({ 'a.ts': '1', 'b.ts': '5', 'c.ts': '3' })))).not.toBe(key)
  })
})

describe('two pictures', () => {
  /** A grey picture with a row of darker pixels in it. */
  function picture({ height = 60, row = 10, pixels = 0, shade = 0 } = {}): Buffer {
    const png = new PNG({ width: 200, height })
    png.data.fill(200)
    for (let pixel = 0; pixel < pixels; pixel++) png.data.fill(shade, (row * 200 + pixel) * 4, (row * 200 + pixel) * 4 + 3)
    return PNG.sync.write(png)
  }

  it('are the same without a difference, with few pixels, and with a shade that nobody sees', () => {
    expect(differenceOf(picture(), picture())).toBeUndefined()
    expect(differenceOf(picture(), picture({ pixels: fewPixels }))).toBeUndefined()
    expect(differenceOf(picture(), picture({ pixels: 160, shade: 199 }))).toBeUndefined()
  })

  it('differ with a slightly darker line, which is marked where it is', () => {
    const difference = differenceOf(picture(), picture({ pixels: 160, row: 25, shade: 195 }))
    expect(difference).toMatchObject({ pixels: 160, top: 25, size: [200, 60] })
  })

  it('differ with another hue of a button', () => {
    const button = (...rgb: readonly number[]) => {
      const png = new PNG({ width: 20, height: 20 })
      png.data = Buffer.from(Array.from({ length: 400 }, () => [...rgb, 255]).flat())
      return PNG.sync.write(png)
    }
    expect(differenceOf(button(0x00, 0x69, 0x70), button(0x00, 0x68, 0x77))).toMatchObject({ pixels: 400 })
  })

  it('differ with another height', () => {
    expect(differenceOf(picture(), picture({ height: 70 }))).toMatchObject({ pixels: 2000, top: 60, size: [200, 70] })
  })
})

const claim = 'Screens/Claim'

const story = (id: string, more: Partial<Story> = {}): Story => ({
  id,
  name: id,
  title: claim,
  file: 'stories/claim/Claim.stories.tsx',
  plays: false,
  ...more,
})

it('tells new stories, gone ones and those without a picture from those that are compared', () => {
  const random = story('random', { withoutPicture: 'Random' })
  const { both, added, removed, leftOut } = storyDifference([story('old'), story('kept'), random], [story('kept'), story('new'), random])
  expect([both, added, removed, leftOut].map((stories) => stories.map(({ id }) => id))).toEqual([['kept'], ['new'], ['old'], ['random']])
})

it('groups stories by surface, the components last', () => {
  const button = story('button', { title: 'UI/Button', file: 'stories/ui/Button.stories.tsx' })
  const app = story('app', { title: 'Apps/Bulk gifting', file: 'stories/bulk-gifting/GiftingApp.stories.tsx' })
  const groups = bySurface([button, story('claim'), app]).map(([surface, stories]) => [surface, stories.map(({ id }) => id)])
  expect(groups).toEqual([
    ['Bulk gifting', ['app']],
    ['Claim', ['claim']],
    ['UI', ['button']],
  ])
})

it('finds changed, new and gone files', () => {
  const before = new Map(Object.entries({ same: '1', changed: '2', gone: '3' }))
  expect([...changedPaths(before, new Map(Object.entries({ same: '1', changed: '4', added: '5' })))]).toEqual(['changed', 'gone', 'added'])
})

it('finds each reason for which a story has no picture', () => {
  const paths = globSync('stories/**/*.stories.tsx').map((path) => path.replaceAll('\\', '/'))
  const textOf = (path: string) => readFileSync(path, 'utf8')
  const withReason = new Set(storiesOf({ paths, textOf }).flatMap(({ file, withoutPicture }) => (withoutPicture ? file : [])))
  expect([...withReason].toSorted()).toEqual(paths.filter((path) => textOf(path).includes('withoutPicture(')).toSorted())
})

it('writes a page that names what has changed, why, and what is not compared', () => {
  const files = { before: 'files/0-before.png', after: 'files/0-after.png', marked: 'files/0-marked.png' }
  const changed: ChangedStory = {
    ...story('screens-claim--contact', { name: 'Contact: "sent"' }),
    causes: ['ui/Button/Button.css.ts'],
    pictures: [{ enterprise: 'northgate', look: 'phone', pixels: 1234, top: 30, size: [360, 900], ...files }],
  }
  const page = htmlOf({
    before: 'the commit <before>',
    after: 'now',
    all: 9000,
    compared: 12,
    looks: ['phone', 'wide'],
    enterprises: ['northgate'],
    changed: [changed],
    added: [story('added')],
    removed: [],
    leftOut: [story('confetti', { withoutPicture: 'It falls at random' })],
  })
  for (const said of [
    '1 picture differs',
    'Contact: &quot;sent&quot;',
    'ui/Button/Button.css.ts',
    '1,234 pixels',
    '&lt;before>',
    'It falls at random',
    ...Object.values(files),
  ])
    expect(page).toContain(said)
  expect(page).not.toContain('Gone stories')
})
