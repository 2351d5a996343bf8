import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test.ts'
import { memberOf, signIn } from '../e2e/signIn.ts'

/** After `deploy`, what the page has not loaded is gone from the server until the page is loaded anew. */
async function deployments(page: Page): Promise<{ readonly deploy: () => void }> {
  const loaded = new Set<string>()
  let isGone = false
  page.on('response', (response) => response.ok() && loaded.add(response.url()))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    isGone && !loaded.has(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return { deploy: () => (isGone = true) }
}

test('NET-07 a tab lives through two deployments: the first reload is its own, the next is offered, and loses nothing typed', async ({
  page,
  lane,
  enterprise,
}) => {
  const { deploy } = await deployments(page)
  await page.goto('bulk-gifting/')
  deploy()
  const reloaded = page.waitForEvent('load')
  // Outside a field: within one, the page would stay as it is.
  await page.getByRole('heading').first().click()
  await reloaded
  await signIn(page, memberOf(enterprise, `deployed${lane}`))
  const typed = page.getByLabel('Type or paste recipients')
  await expect(typed).toBeVisible()
  deploy()
  // The question about a file's columns loads when it is asked: whatever the page has fetched ahead, a part is missing.
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('bao@mail.example, Bao\n') }
  await typed.fill('ada@mail.example, Ada Moreau')
  await page.getByLabel('Choose a list, or drop it here').setInputFiles(file)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(typed).toHaveValue('ada@mail.example, Ada Moreau')
  await page.getByLabel('Choose a list, or drop it here').setInputFiles(file)
  await expect(page.getByRole('button', { name: 'Add 1 row' })).toBeVisible()
})
