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
      // The payment gateway draws its own rings.
      if (focused?.shadowRoot) return true
      if (!focused || focused === document.body) return false
      return [focused, focused.closest('label') ?? focused, ...(focused.parentElement?.querySelectorAll('*') ?? [])].some((element) => {
        const [was, is] = [before.get(element), after.get(element)]
        return is && ((is.outline && is.outline !== was?.outline) || (is.shadow && is.shadow !== was?.shadow))
      })
    },
    [before, after] as const,
  )
}

/** Presses Tab until the control has the focus, or Shift and Tab where it stands before the focus. The focus must be visible at each stop. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const reached = () => control.evaluate((element) => element.matches(':focus'))
  const isBehind = await control.evaluate(
    (element) => element.compareDocumentPosition(document.activeElement ?? element) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  // Chromium takes no Tab before the first frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  for (let stops = 0; stops < 20 && !(await reached()); stops += 1) {
    const before = await ringsOn(page)
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab')
    const stop = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')
    expect(await ringAppears(page, before), `the focus is visible on ${stop}`).toBe(true)
  }
  await expect(control).toBeFocused()
}

/** Goes to the control by Tab, and presses it by Enter, or by the key that it takes. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes by Tab to a group of choices, which is one stop, then by arrow key to one of them, and presses it. */
export async function choose(page: Page, group: Locator, choice: Locator): Promise<void> {
  const stop = group.locator('[tabindex="0"]')
  await tabTo(page, stop)
  for (let moves = 0; moves < 10 && !(await choice.evaluate((element) => element.matches(':focus'))); moves += 1)
    await page.keyboard.press('ArrowRight')
  await pressOn(page, choice)
}

/** Goes to the field by Tab, and types over what stands in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
