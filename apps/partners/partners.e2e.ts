import type { Page } from '@playwright/test'
import { expectFitsLarge } from '../e2e/large.ts'
import { expect, test } from '../e2e/test.ts'
import { partner, signIn } from '../e2e/signIn.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test(
  'PRT-01 PRT-04 PRT-13 a partner signs in at a link, edits a location, and finds it and the list again after a reload',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('partners/locations?project=harbor-rye&q=mill')
    await signIn(page, partner)
    await expectFitsLarge(page, page.getByRole('link', { name: 'Harbor & Rye, Mill Street' }))
    await page.getByRole('link', { name: 'Harbor & Rye, Mill Street' }).click()
    await page.getByLabel('Floor, suite (optional)').fill('Second floor')
    await expectFitsLarge(page, page.getByRole('button', { name: 'Save' }))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Location saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Floor, suite (optional)')).toHaveValue('Second floor')
    await page.getByRole('link', { name: 'Back to the locations' }).click()
    await expect(page.getByLabel('Search for a location')).toHaveValue('mill')
    await expect(page.getByText('48 Mill Street, Second floor, Portland, ME 04101')).toBeVisible()
  },
)

test('PRT-14 what was typed and not saved is there again after a reload, and nobody sees it after a sign-out', async ({ page }) => {
  await page.goto('partners/location?project=harbor-rye&id=301')
  await signIn(page, partner)
  await page.getByLabel('Floor, suite (optional)').fill('Third floor')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Your changes are here again')).toBeVisible()
  await expect(page.getByLabel('Floor, suite (optional)')).toHaveValue('Third floor')
  await page.getByRole('button', { name: 'Your account and help' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog', { name: 'Sign out and lose your changes?' }).getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, partner)
  await page.goto('partners/location?project=harbor-rye&id=301')
  await expect(page.getByLabel('Floor, suite (optional)')).toHaveValue('')
})

test('NET-11 PRT-01 PRT-14 who logs out in one tab is logged out in the other, without a question', async ({ page, context }) => {
  await page.goto('partners/brand?project=harbor-rye&id=101')
  await signIn(page, partner)
  await page.getByLabel('Description').fill('Not saved.')
  const other = await context.newPage()
  await other.goto('partners/')
  await expect(heading(other, 'Dashboard')).toBeVisible()
  await other.getByRole('button', { name: 'Your account and help' }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(other, 'Sign in')).toBeVisible()
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('partner') && !name.endsWith('signedOut'))),
  ).toEqual([])
})

test('PRT-02 a change of project changes the address, what is remembered and what is shown; Back returns', async ({ page }) => {
  await page.goto('partners/locations')
  await signIn(page, partner)
  await expect(page).toHaveURL(/locations\?project=harbor-rye$/)
  await page.getByRole('button', { name: 'Harbor & Rye Restaurants' }).click()
  await page.getByRole('menuitem', { name: 'Tern Hospitality Group' }).click()
  await expect(page).toHaveURL(/partners\/\?project=tern-group$/)
  await expect(page.getByText('You can edit 3 of 8')).toBeVisible()
  await page.goto('partners/')
  await expect(page).toHaveURL(/project=tern-group$/)
  await page.goBack()
  // Back is pressed again when the page is there: earlier it would be lost.
  await expect(page.getByText('You can edit 3 of 8')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('3 locations')).toBeVisible()
})
