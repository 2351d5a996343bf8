import { type Locator, type Page, expect } from '@playwright/test'

const ringsOn = (page: Page) =>
  page.evaluateHandle(
    () =>
      new Map(
        Array.from(document.querySelectorAll('*'), (element) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
          const outline = outlineStyle === 'none' || outlineWidth === '0px' ? null : `${outlineWidth} ${outlineColor}`
          return [element, { outline, shadow: boxShadow === 'none' ? null : boxShadow }] as const
        }),
      ),
  )

/** Whether the focused element, its label, or an element beside it, has a focus ring that was not there before. */
async function ringAppears(page: Page, before: Awaited<ReturnType<typeof ringsOn>>): Promise<boolean> {
  const after = await ringsOn(page)
  return page.evaluate(
    ([before, after]) => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return false
      return [focused, focused.closest('label') ?? focused, ...(focused.parentElement?.querySelectorAll('*') ?? [])].some((element) => {
        const [was, is] = [before.get(element), after.get(element)]
        return is && ((is.outline && is.outline !== was?.outline) || (is.shadow && is.shadow !== was?.shadow))
      })
    },
    [before, after] as const,
  )
}

/** Presses Tab until the control has the focus. The focus must be visible at each stop. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const reached = () => control.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 20 && !(await reached()); stops += 1) {
    const before = await ringsOn(page)
    await page.keyboard.press('Tab')
    expect(await ringAppears(page, before)).toBe(true)
  }
  await expect(control).toBeFocused()
}
