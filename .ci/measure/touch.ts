import type { Browser, Page } from '@playwright/test'
import type { Control, Watched } from './watchPage.ts'
import { type Usable, usableOf } from './usable.ts'
import { rest, visit } from './visit.ts'
import { type Step, walk } from './walk.ts'

/** The times that a person who touches the page notices, in milliseconds. */
export interface Touched extends Usable {
  /** The largest contentful paint of the same visits. */
  shown: number
  answers: number
  /** Addresses of the scripts that are loaded before anybody touches the page. */
  scripts: readonly string[]
}

const read = (page: Page): Promise<Omit<Watched, 'now'> & { atRest: Pick<Control, 'kind' | 'name'>[] }> =>
  page.evaluate(() => {
    const { now, ...watched } = window.watched
    return { ...watched, atRest: now().map(({ kind, name }) => ({ kind, name })) }
  })

/** Texts for a field of a type: one half is typed before React has come, one after. */
const halves = (type: string): readonly [string, string] =>
  type === 'email' ? ['ada@exa', 'mple.com'] : ['tel', 'number'].includes(type) ? ['20255', '50123'] : ['Ada', 'line']

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether a field that was painted before React came keeps the typed text and the caret: the second half is typed without a press. */
async function keeps(browser: Browser, address: string, name: string): Promise<boolean> {
  const { page, end } = await visit(browser, address)
  try {
    const field = await page.waitForFunction((wanted) => window.watched.now().find((control) => control.name === wanted)?.element, name)
    const box = await field.asElement()?.boundingBox()
    if (!box) return false
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    const [before, after] = halves(await field.evaluate((element) => element?.getAttribute('type') ?? ''))
    await page.keyboard.type(before)
    await rest(page)
    await page.keyboard.type(after)
    await page.waitForTimeout(300)
    const value = await page.evaluate((wanted) => {
      const found = window.watched.now().find((control) => control.name === wanted)?.element
      return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found.value : ''
    }, name)
    // The field may have added the country's code.
    return plain(value).endsWith(plain(before + after))
  } finally {
    await end()
  }
}

/** The middle one of some figures. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** The medians of as many visits as are asked for, each by a new guest: `beforeEach` may forget the one before. */
export async function measureTouch(
  browser: Browser,
  { address, steps, runs, beforeEach }: { address: string; steps: readonly Step[]; runs: number; beforeEach: () => Promise<void> },
): Promise<Touched> {
  const seen: (Awaited<ReturnType<typeof read>> & { scripts: string[] })[] = []
  for (let run = 0; run < runs; run += 1) {
    await beforeEach()
    const { page, scripts, end } = await visit(browser, address)
    try {
      await rest(page)
      const watched = await read(page)
      const before = [...scripts]
      seen.push({ ...watched, answers: await walk(page, steps), scripts: before })
    } finally {
      await end()
    }
  }
  const atFirst = seen.flatMap(({ controls }) => controls).filter(({ kind, held, painted }) => kind === 'text field' && held !== painted)
  const typedInto = new Set<string>()
  for (const name of new Set(atFirst.map((control) => control.name))) if (await keeps(browser, address, name)) typedInto.add(name)
  const usables = seen.map((watched) => usableOf(watched, typedInto, watched.atRest))
  const usable = median(usables.map((each) => each.usable))
  return {
    usable,
    first: usables.find((each) => each.usable === usable)?.first ?? 'nothing',
    shown: median(seen.map(({ lcp }) => lcp)),
    answers: median(seen.map(({ answers }) => answers)),
    scripts: seen[0]?.scripts ?? [],
  }
}
