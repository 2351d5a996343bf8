import type { Page } from '@playwright/test'

/** A step of a walk: types into the field of that label, or presses the button, link or choice of that name. */
export type Step = readonly ['type', label: string | RegExp, text: string] | readonly ['press', name: string | RegExp]

/** Milliseconds between two letters of a quick typist. */
const delay = 120

/** Milliseconds for a slow phone to answer, and to report the time. */
const answered = 600

const roles = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab'] as const

function pressed(page: Page, name: string | RegExp) {
  const [first, ...others] = roles.map((role) => page.getByRole(role, { name }))
  if (first === undefined) throw new Error('There are no roles.')
  return others.reduce((all, each) => all.or(each), first).first()
}

/** Touches the middle of the step's control. Playwright's own `tap` would run scripts meanwhile. */
async function touch(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.waitFor({ timeout: 15_000 })
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not shown.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(answered)
}

/**
 * Takes every step, and returns the longest time between a press and the next paint. Zero is below 16 ms: the browser reports no less.
 * Without a step there is none.
 */
export async function walk(page: Page, steps: readonly Step[]): Promise<number> {
  if (steps.length === 0) return Number.NaN
  for (const [kind, name, text = ''] of steps) {
    try {
      await touch(page, kind === 'type' ? page.getByRole('main').getByLabel(name).first() : pressed(page, name))
    } catch (error) {
      throw new Error(`${page.url()}: cannot ${kind} "${String(name)}". ${String(error)}`, { cause: error })
    }
    if (kind === 'type') await page.keyboard.type(text, { delay })
  }
  await page.waitForTimeout(answered)
  return page.evaluate(() => window.watched.answers)
}
