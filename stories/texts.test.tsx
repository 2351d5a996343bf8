import { existsSync, globSync, readFileSync } from 'node:fs'
import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { wordsIn } from '../.storybook/testing/words.ts'
import type { LazyModule } from '../ui/lazy/lazyModule.ts'
import type { PageAsideProps } from '../ui/Page/PageAside.tsx'
import { sameAddresses } from './sameAddresses.ts'
import { evening } from './time.ts'

type Stories = Parameters<typeof composeStories>[0]
type Story = ComponentType & { readonly args: object }

/** All stories but those of the workshop's own pages. */
const files = import.meta.glob<Stories>([
  './**/*.stories.tsx',
  '!./{boards,conformance,contract,coverage,faults,foundations,measured,theme-editor}/**',
])

const fileOf = (path: string): string => path.replace('./', './texts/').replace('.stories.tsx', '.txt')

const withPlay = z.object({ play: z.custom((play) => typeof play === 'function') })
const plays = (module: object, name: string): boolean =>
  [Reflect.get(module, name), Reflect.get(module, 'default')].some((part) => z.safeParse(withPlay, part).success)

/** The lazy modules that are being loaded. */
const loading = new Set<Promise<void>>()

/** Markup on a server has no effects, which load a lazy module: here each is loaded where it is rendered, and is there the next time. */
function lazyModule<T>(load: () => Promise<T>) {
  let module: LazyModule<T> = { status: 'loading' }
  let first: Promise<void> | undefined
  const preload = () =>
    (first ??= load().then(
      (value) => void (module = { status: 'ready', value }),
      // It needs a browser.
      () => undefined,
    ))
  const useModule = (isNeeded = true): LazyModule<T> => {
    if (!isNeeded) return { status: 'loading' }
    if (!first) loading.add(preload())
    return module
  }
  return Object.assign(useModule, { preload, ended: () => preload().then(() => module) })
}

/** A page's side is a portal, which only a browser fills: here its words stand where the content has it. */
const PageAside = ({ children }: PageAsideProps) => children

async function open() {
  const [{ enterprises }, { EnterpriseProvider }] = await Promise.all([
    import('../.storybook/enterprises.ts'),
    import('../ui/Enterprise/EnterpriseProvider.tsx'),
  ])
  const [enterprise] = enterprises
  if (!enterprise) throw new Error('There is no enterprise.')
  return (Story: ComponentType) =>
    renderToStaticMarkup(
      <EnterpriseProvider enterprise={enterprise}>
        <Story />
      </EnterpriseProvider>,
    )
}

let markupOf: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  vi.setSystemTime(evening)
  // The modules of other tests hold the time at which they were loaded, and what they have loaded since.
  vi.resetModules()
  vi.doMock('../ui/lazy/lazyModule.ts', () => ({ lazyModule }))
  vi.doMock('../ui/Page/PageAside.tsx', () => ({ PageAside }))
  markupOf = await open()
})
beforeEach(() => void vi.setSystemTime(evening))
afterAll(() => {
  vi.doUnmock('../ui/lazy/lazyModule.ts')
  vi.doUnmock('../ui/Page/PageAside.tsx')
  vi.resetModules()
})

const needsBrowser = /getServerSnapshot|(?:window|document) is not defined/

/** The words of a story, with its lazy parts; none where only a browser renders it. */
async function wordsOf(Story: ComponentType): Promise<string | undefined> {
  try {
    let markup = markupOf(Story)
    while (loading.size > 0) {
      await Promise.all(loading)
      loading.clear()
      markup = markupOf(Story)
    }
    return wordsIn(markup)
  } catch (error) {
    if (error instanceof Error && needsBrowser.test(error.message)) return undefined
    throw error
  }
}

const day = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d|\d{4}-\d\d-\d\d/

/** A time with its clock is the reader's own by design. */
const clocks = /(?:\w{3} \d{1,2}, \d{4}, )?\d{1,2}:\d\d [AP]M(?: GMT\S*| HST)?/g

/** The stories with days of the reader's own clock, and the reason. */
const readersDays: Readonly<Record<string, string>> = {
  './bulk-gifting/Orders.stories.tsx Ready': 'The day on which the reader ordered.',
  './bulk-gifting/Orders.stories.tsx Ready__Found': 'The day on which the reader ordered.',
  './bulk-gifting/Orders.stories.tsx Ready__NotAllRead': 'The day on which the reader ordered.',
  './managers/DinerSelection.stories.tsx Location__Failed': 'The restaurant’s zone is not known, and each day names that of the device.',
}

/** Whether a day or month is another where the clock is behind Greenwich: that of all tests is before it. */
async function hasOtherDays(Story: ComponentType, words: string | undefined): Promise<boolean> {
  if (words === undefined || !day.test(words)) return false
  vi.stubEnv('TZ', 'Pacific/Honolulu')
  const behind = await wordsOf(Story)
  vi.unstubAllEnvs()
  return behind?.replaceAll(clocks, '') !== words.replaceAll(clocks, '')
}

it.each(Object.entries(files))('%s has the words of its file', async (path, load) => {
  const module = await load()
  const texts: string[] = []
  const mute: string[] = []
  const same: string[] = []
  const moved: string[] = []
  for (const [name, Story] of Object.entries<Story>(composeStories(module))) {
    same.push(...sameAddresses(Story.args, name))
    const words = await wordsOf(Story)
    if (words === undefined && !plays(module, name)) mute.push(name)
    if (await hasOtherDays(Story, words)) moved.push(`${path} ${name}`)
    texts.push(`# ${name}\n\n${words ?? 'Only a browser renders it: see the end of its play.'}\n`)
  }
  expect(mute, 'give each of them a play: only a browser renders them').toEqual([])
  expect(same, 'give each field an address of its own: the words hold it').toEqual([])
  const byReader = Object.keys(readersDays).filter((id) => id.startsWith(`${path} `))
  expect(moved, 'a calendar day is no moment: write it by no device’s clock').toEqual(byReader)
  await expect(texts.join('\n')).toMatchFileSnapshot(fileOf(path))
})

it('finds two fields of an example with one address', () => {
  const links = { mapHref: '#map', backHref: '#store', passMapHref: '#map', host: '#map' }
  expect(sameAddresses({ pages: [links] }, 'Ready')).toEqual(['Ready.pages.0: mapHref and passMapHref are #map'])
})

it('renders the words of every portal of ours', () => {
  const portals = globSync('{ui,features,apps}/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('createPortal('))
  expect(portals, 'render it in place here, as the page’s side').toEqual(['ui/Page/PageAside.tsx'])
})

it('has no file of stories that are gone', () => {
  const found = globSync('stories/texts/**/*.{txt,snap}').map((file) => file.replace('texts/', '').replace(/\.\w+$/, '.stories.tsx'))
  expect(found.length).toBeGreaterThan(150)
  expect(found.filter((file) => !existsSync(file))).toEqual([])
})
