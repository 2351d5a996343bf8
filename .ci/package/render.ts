import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../browser.ts'

/** The observed theme of an enterprise, and which errors occurred. */
type Seen = { enterprise: string; button: string; accent: string; font: string; faults: readonly string[] }

/** Opens and uses the built application, and returns what was seen. */
async function inspectOne(browser: Browser, enterprise: string, built: string): Promise<Seen> {
  const page = await browser.newPage({ baseURL: 'http://application.example', reducedMotion: 'reduce' })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname === '/' ? '/index.html' : pathname
    try {
      await route.fulfill({ body: readFileSync(join(built, file)), contentType: lookup(file) ?? 'text/plain' })
    } catch {
      faults.push(`${pathname} is missing`)
      await route.fulfill({ status: 404, body: '' })
    }
  })
  await page.goto('/')
  await walk(page)
  const colors = await page.getByRole('button', { name: 'Close' }).evaluate(() => {
    const drawn = document.createElement('span')
    drawn.style.color = 'var(--accent-solid)'
    document.body.append(drawn)
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open')
    return {
      button: button ? getComputedStyle(button).backgroundColor : 'no button',
      accent: getComputedStyle(drawn).color,
      font: getComputedStyle(document.body).fontFamily,
    }
  })
  await page.close()
  return { enterprise, ...colors, faults }
}

/** From the claim's first screen to its next, then into a dialog. */
async function walk(page: Page): Promise<void> {
  await page.getByLabel('Offer code').fill('WELCOME25')
  await page.getByRole('button', { name: 'Find my offer' }).click()
  await page.getByLabel('Offer code').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: 'It opens' }).waitFor()
  // Under the pointer, the button has the color of a hover.
  await page.mouse.move(0, 0)
}

/** Opens the built application of each enterprise in a browser. */
export async function inspect(built: ReadonlyMap<string, string>): Promise<readonly Seen[]> {
  const browser = await openBrowser()
  try {
    return await Promise.all([...built].map(([enterprise, folder]) => inspectOne(browser, enterprise, folder)))
  } finally {
    await browser.close()
  }
}
