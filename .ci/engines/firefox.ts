import { type KeyInput, type Page, launch } from 'puppeteer-core'
import { type Browser, type Engine, type Point, type Scheme, type Tab, partsOf } from './engine.ts'

/** Firefox's names for the color schemes. */
const schemes: Readonly<Record<Scheme, number>> = { dark: 0, light: 1 }

// The library accepts a closed list of key names, and rejects an unknown one itself.
const isKey = (name: string): name is KeyInput => name !== ''
function keyOf(name: string): KeyInput {
  if (isKey(name)) return name
  throw new Error('A key has a name.')
}

async function pressKey(page: Page, key: string): Promise<void> {
  const { held: modifier, pressed } = partsOf(key)
  if (modifier !== null) await page.keyboard.down(keyOf(modifier))
  await page.keyboard.press(keyOf(pressed))
  if (modifier !== null) await page.keyboard.up(keyOf(modifier))
}

async function pressAt(page: Page, { x, y }: Point, times: number, held: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.click(x, y, { count: times, delay: held }).catch(async (error: unknown) => {
    // A click may navigate away, and then the next click finds no page. The walk waits for the expected result instead.
    if (times === 1 || !String(error).includes('NS_ERROR_FAILURE')) throw error
    await page.mouse.reset()
  })
}

/** Starts a navigation without waiting for its end: the walk waits for what it expects to see. */
const leading = (page: Page, expression: string): Promise<void> => page.evaluate(`setTimeout(() => ${expression})`).then(() => undefined)

const tabOf = (page: Page): Tab => ({
  open: async (address) => {
    await page.bringToFront()
    await page.goto(address)
  },
  evaluate: (expression) => page.evaluate(expression),
  press: async (at, times, held) => {
    await page.bringToFront()
    await pressAt(page, at, times, held)
  },
  keys: async (keys) => {
    await page.bringToFront()
    for (const key of keys) await pressKey(page, key)
  },
  back: () => leading(page, 'history.back()'),
  forward: () => leading(page, 'history.forward()'),
  reload: () => page.reload({ waitUntil: 'domcontentloaded' }).then(() => undefined),
  resize: (size) => page.setViewport(size),
})

async function launchFirefox(executablePath: string, scheme: Scheme): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': schemes[scheme] },
  })
  return { newTab: async () => tabOf(await browser.newPage()), close: () => browser.close() }
}

/** Firefox, driven by WebDriver BiDi. */
export async function firefox(executablePath: string): Promise<Engine> {
  const probe = await launch({ browser: 'firefox', executablePath, headless: true })
  const version = await probe.version()
  await probe.close()
  return { name: 'firefox', version, launch: (scheme) => launchFirefox(executablePath, scheme), stop: () => Promise.resolve() }
}
