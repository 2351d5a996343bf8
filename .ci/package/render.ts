import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../lib/openBrowser.ts'

/** What an enterprise's own look is known by, and what stood in its way. */
export type Seen = { enterprise: string; button: string; accent: string; letters: string; faults: readonly string[] }

/** Opens the built application, uses it, and says what was seen. */
async function look(browser: Browser, enterprise: string, built: string): Promise<Seen> {
  const page = await browser.newPage({ baseURL: 'http://application.example' })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname === '/' ? '/index.html' : pathname
    try {
      await route.fulfill({ body: readFileSync(join(built, file)), contentType: lookup(file) ?? 'text/plain' })
    } catch {
      faults.push(`${pathname} is not there`)
      await route.fulfill({ status: 404, body: '' })
    }
  })
  await page.goto('/')
  await walk(page)
  const dressed = await page.getByRole('button', { name: 'Close' }).evaluate(() => {
    const drawn = document.createElement('span')
    drawn.style.color = 'var(--accent-solid)'
    document.body.append(drawn)
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open')
    return {
      button: button ? getComputedStyle(button).backgroundColor : 'no button',
      accent: getComputedStyle(drawn).color,
      letters: getComputedStyle(document.body).fontFamily,
    }
  })
  await page.close()
  return { enterprise, ...dressed, faults }
}

/** From the claim's first screen to its next, then into a dialog. */
async function walk(page: Page): Promise<void> {
  await page.getByLabel('Offer code').fill('WELCOME25')
  await page.getByRole('button', { name: 'Find my offer' }).click()
  await page.getByLabel('Offer code').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: 'It opens' }).waitFor()
}

/** Opens what was built for each enterprise in a browser. */
export async function lookAt(built: ReadonlyMap<string, string>): Promise<readonly Seen[]> {
  const browser = await openBrowser()
  try {
    return await Promise.all([...built].map(([enterprise, folder]) => look(browser, enterprise, folder)))
  } finally {
    await browser.close()
  }
}
