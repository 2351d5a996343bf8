import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test.ts'
import { partner, signIn } from '../e2e/signIn.ts'

const offer = (page: Page) => page.getByText('A new version is ready.')

/** The host has another release from now on, and five minutes pass until the person returns to the tab. */
async function release(page: Page): Promise<void> {
  await page.route('**/version.json', (route) => route.fulfill({ json: { release: 'the-next' } }))
  await page.clock.fastForward(6 * 60_000)
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test(
  'REL-01 an open tool offers the new version where nothing is typed, and Reload loads it',
  { tag: '@each-enterprise' },
  async ({ page }) => {
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => void (request.url().endsWith('version.json') && asked.push(request.url())))
    await page.goto('partners/locations?project=harbor-rye')
    await signIn(page, partner)
    await page.getByRole('link', { name: 'Harbor & Rye, Mill Street' }).click()
    const floor = page.getByLabel('Floor, suite (optional)')
    await floor.fill('Third floor')
    expect(asked).toEqual([])
    await release(page)
    await expect.poll(() => asked).toHaveLength(1)
    // Longer than the page takes to look whether it is at rest.
    await page.clock.runFor(2_500)
    await expect(offer(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to the locations' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(offer(page)).toBeVisible()
    await page.getByLabel('Search for a location').pressSequentially('m')
    await expect(offer(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Harbor & Rye, Mill Street' }).click()
    await expect(offer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
    await page.clock.runFor(30_000)
    await expect(offer(page)).toHaveCount(0)
    await page.clock.fastForward(60 * 60_000)
    await expect(offer(page)).toBeVisible()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await loaded
    await expect(floor).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  },
)
