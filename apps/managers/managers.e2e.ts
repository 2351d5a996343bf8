import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test.ts'
import type { Sandbox } from '../e2e/sandbox.ts'

const phone = '12125550190'

/** Signs a manager in on the page that asks for it. */
async function signIn(page: Page, sandbox: Sandbox): Promise<void> {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByLabel('Verification code')).toBeVisible()
  await page.getByLabel('Verification code').fill(await sandbox.codeFor(phone))
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('MGR-01 NET-04 a manager signs in at a link to a location, and a reload and Back find the search again', async ({ page, sandbox }) => {
  await page.goto('managers/diner-selection?location_id=700')
  await signIn(page, sandbox)
  await expect(heading(page, 'Find a guest')).toBeVisible()
  await expect(page.getByText('Harbor & Rye, Portland')).toBeVisible()
  await page.getByLabel('Search for a guest').fill('moreau')
  await expect(page.getByRole('link', { name: /^Ada Moreau/ })).toBeVisible()
  await expect(page).toHaveURL(/location_id=700&q=moreau$|q=moreau&location_id=700$/)
  await page.reload()
  await expect(page.getByLabel('Search for a guest')).toHaveValue('moreau')
  await expect(page.getByRole('link', { name: /^Ada Moreau/ })).toBeVisible()
  await page.getByRole('link', { name: 'Choose another location' }).click()
  await expect(heading(page, 'Choose a location')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search for a guest')).toHaveValue('moreau')
})

test('NET-11 MGR-02 who signs out in one tab is signed out in the other', async ({ page, context, sandbox }) => {
  await page.goto('managers/')
  await signIn(page, sandbox)
  await expect(heading(page, 'Choose a location')).toBeVisible()
  const other = await context.newPage()
  await other.goto('managers/location-selection')
  await expect(heading(other, 'Choose a location')).toBeVisible()
  await other.getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(heading(other, 'Sign in')).toBeVisible()
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.endsWith('token')))).toEqual([])
})
