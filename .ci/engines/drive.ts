import type { Tab } from './tab.ts'

/** What the pages of Playwright and Puppeteer have in common. */
type Driven = {
  bringToFront(): Promise<void>
  goto(address: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  reload(options: { waitUntil: 'domcontentloaded' }): Promise<unknown>
  readonly keyboard: { down(key: string): Promise<void>; press(key: string): Promise<void>; up(key: string): Promise<void> }
}

/** A tab that Playwright or Puppeteer drives. */
export const tabOf = (page: Driven, { press, resize }: Pick<Tab, 'press' | 'resize'>): Tab => ({
  open: async (address) => {
    await page.bringToFront()
    await page.goto(address)
  },
  evaluate: (expression) => page.evaluate(expression),
  press: async (at, times, held) => {
    await page.bringToFront()
    await press(at, times, held)
  },
  key: async (name, held) => {
    await page.bringToFront()
    if (held !== undefined) await page.keyboard.down(held)
    await page.keyboard.press(name)
    if (held !== undefined) await page.keyboard.up(held)
  },
  reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
  resize,
})
