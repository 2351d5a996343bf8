import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { windows } from '../../.storybook/modes.ts'
import { markupOf } from './markup.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that takes the markup of this side of the comparison. */
    readonly markup: string
  }
  interface TestContext {
    /** Storybook's add-on sets it before the story runs. */
    readonly story: {
      readonly id: string
      readonly globals: { readonly viewport?: { readonly value?: string } }
      readonly parameters: { readonly visual?: { readonly skip?: string } }
    }
  }
}

/** The sandbox's start time. */
const now = Date.UTC(2026, 10, 20, 18, 30)

/** Content below this height is cut off. */
const mostHeight = 6000

const RealDate = Date

/** The time does not move. Vitest's fake clock cannot be used: stories install one themselves, and only one is possible. */
class StillDate extends RealDate {
  constructor(...args: [] | [number]) {
    super(...(args.length === 0 ? ([now] as const) : args))
  }
  static override now = () => now
}

beforeEach(() => {
  Reflect.set(globalThis, 'Date', StillDate)
  let seed = 1
  vi.spyOn(Math, 'random').mockImplementation(() => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  })
})

/** Waits for fonts and images, with a limit: an image that never loads is a state too. */
async function loaded() {
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  for (let frame = 0; frame < 120 && [...document.images].some(({ complete }) => !complete); frame += 1) {
    await new Promise((painted) => requestAnimationFrame(painted))
  }
}

afterEach(async ({ story }) => {
  // A story that fixes its viewport is pictured in that viewport only.
  const own = story.globals.viewport?.value === undefined ? null : { width: innerWidth, height: innerHeight }
  const shown = story.parameters.visual?.skip === undefined ? Object.entries(own ? { own } : windows) : []
  for (const [name, { width, height }] of shown) {
    await page.viewport(width, height)
    await loaded()
    // The window grows to the page's height, so that the screenshot shows all of it.
    await page.viewport(width, Math.min(Math.max(height, document.documentElement.scrollHeight), mostHeight))
    // oxlint-disable-next-line vitest/no-standalone-expect -- the add-on defines the tests, one for each story
    await expect.soft(page).toMatchScreenshot(`${story.id} ${name}`)
  }
  if (shown.length > 0) await commands.writeFile(`${inject('markup')}/${story.id}.html`, markupOf(document.body))
  vi.restoreAllMocks()
  // Vitest needs the real time between two files: it loads this file again only when the time has changed.
  globalThis.Date = RealDate
})
