import type { Page } from 'playwright'
import type { Mode } from '../../.storybook/modes.ts'
import { drawStory, settled, wishesOf } from './inPage.ts'
import type { Component, StoryEntry } from './stories.ts'
import type { Studio } from './studio.ts'

/** One story, pictured. */
export interface Shot {
  readonly story: StoryEntry
  /** The house and the window, by name. */
  readonly mode: string
  /** How wide the window was, in pixels. */
  readonly width: number
  readonly picture: Buffer
  /** What went wrong while the story was drawn; null for nothing. */
  readonly trouble: string | null
}

/** A story that wants no picture. */
export interface Skipped {
  readonly story: StoryEntry
  readonly reason: string
}

/** No story takes so long but one that hangs. */
const patience = 60_000

/** What is below that on a page is not pictured: no page of one screen is so long. */
const mostHeight = 6000

async function within<T>(work: Promise<T>, what: string): Promise<T> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<never>((_done, fail) => {
    alarm = setTimeout(() => fail(new Error(`${what} did not end within ${patience / 1000} s`)), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(alarm))
}

/** The whole page, however long: the window grows to it, so that what stands at its edges is where it belongs. */
async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  const whole = Math.min(await page.evaluate(settled), mostHeight)
  if (whole > height) {
    await page.setViewportSize({ width, height: whole })
    await page.evaluate(settled)
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Named windows, all in one house. */
export interface House {
  readonly enterprise: string
  readonly windows: readonly (readonly [mode: string, viewport: Mode['viewport']])[]
}

/** Pictures one story in its windows, or says why it wants none. */
async function shootStory(page: Page, story: StoryEntry, { enterprise, windows }: House): Promise<readonly Shot[] | string> {
  const { skip, viewport } = await page.evaluate(wishesOf, story.id)
  if (skip !== null) return skip
  const shots: Shot[] = []
  for (const [mode, { width, height }] of viewport ? [[`${enterprise} own`, viewport] as const] : windows) {
    await page.setViewportSize({ width, height })
    const trouble = await page.evaluate(drawStory, { storyId: story.id, anew: shots.length > 0 })
    shots.push({ story, mode, width, picture: await photograph(page, width, height), trouble })
  }
  return shots
}

/** What came of a component in one house. */
export interface Shoot {
  readonly shots: readonly Shot[]
  readonly skipped: readonly Skipped[]
  /** Stories that could not be pictured, and why. */
  readonly failures: readonly string[]
}

/** Pictures all stories of a component in one house, on a page that saw none of another. */
export async function shoot(studio: Studio, { stories }: Component, house: House): Promise<Shoot> {
  const shots: Shot[] = []
  const skipped: Skipped[] = []
  const failures: string[] = []
  let page = await studio.pageFor(house.enterprise)
  for (const story of stories) {
    try {
      const made = await within(shootStory(page, story, house), story.id)
      if (typeof made === 'string') skipped.push({ story, reason: made })
      else shots.push(...made)
    } catch (error) {
      failures.push(`${story.id} in ${house.enterprise}: ${error instanceof Error ? error.message : String(error)}`)
      // A page that hangs takes no other story with it.
      await page.close()
      page = await studio.pageFor(house.enterprise)
    }
  }
  await page.close()
  return { shots, skipped, failures }
}
