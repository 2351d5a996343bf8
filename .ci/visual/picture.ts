import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { windows } from '../../.storybook/modes.ts'

declare module 'vitest' {
  interface TestContext {
    /** Storybook's add-on sets it before the story runs. */
    readonly story: {
      readonly id: string
      readonly globals: { readonly viewport?: { readonly value?: string } }
      readonly parameters: { readonly visual?: { readonly skip?: string } }
    }
  }
}

/** An evening in autumn, the sandbox's own. */
const now = Date.UTC(2026, 10, 20, 18, 30)

/** What is below that on a page is not pictured. */
const mostHeight = 6000

const RealDate = Date

/** The time stands still. Not by Vitest's fake clock: stories install one of their own, and it refuses to be the second. */
class StillDate extends RealDate {
  constructor(...parts: [] | [number]) {
    super(...(parts.length === 0 ? ([now] as const) : parts))
  }
  static override now = () => now
}

beforeEach(() => {
  Reflect.set(globalThis, 'Date', StillDate)
  let seed = 1
  // The same random numbers each time.
  vi.spyOn(Math, 'random').mockImplementation(() => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  })
})

/** Waits until fonts and pictures are there, but not for ever: a picture that never comes is a state like any other. */
async function loaded() {
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  for (let frame = 0; frame < 120 && [...document.images].some(({ complete }) => !complete); frame += 1) {
    await new Promise((painted) => requestAnimationFrame(painted))
  }
}

afterEach(async ({ story }) => {
  // A story that fixes its viewport is pictured in that one only.
  const own = story.globals.viewport?.value === undefined ? null : { width: innerWidth, height: innerHeight }
  const shown = story.parameters.visual?.skip === undefined ? Object.entries(own ? { own } : windows) : []
  for (const [name, { width, height }] of shown) {
    await page.viewport(width, height)
    await loaded()
    // The window grows to the page, so that all of it is in the picture.
    await page.viewport(width, Math.min(Math.max(height, document.documentElement.scrollHeight), mostHeight))
    // oxlint-disable-next-line vitest/no-standalone-expect -- the tests are the add-on's, one for each story
    await expect.soft(page).toMatchScreenshot(`${story.id} ${name}`)
  }
  vi.restoreAllMocks()
  // Vitest needs the real time between two files: it loads this file again only when the time has changed.
  globalThis.Date = RealDate
})
