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

/** Pictures all stories of a component in one house, on a page that saw none of another. */
export async function shoot(studio: Studio, { stories }: Component, { enterprise, windows }: House) {
  const shots: Shot[] = []
  const skipped: Skipped[] = []
  const page = await studio.pageFor(enterprise)
  try {
    for (const story of stories) {
      const { skip, viewport } = await within(page.evaluate(wishesOf, story.id), story.id)
      if (skip !== null) {
        skipped.push({ story, reason: skip })
        continue
      }
      let anew = false
      for (const [mode, { width, height }] of viewport ? [[`${enterprise} own`, viewport] as const] : windows) {
        await page.setViewportSize({ width, height })
        const trouble = await within(page.evaluate(drawStory, { storyId: story.id, anew }), story.id)
        const picture = await within(photograph(page, width, height), story.id)
        shots.push({ story, mode, width, picture, trouble })
        anew = true
      }
    }
    return { shots, skipped }
  } finally {
    await page.close()
  }
}
