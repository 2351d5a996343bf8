import { expect, test } from '../e2e/test.ts'

test('PUB-04 Back leads from the form to the search, and then away; what was typed stays', async ({ page }) => {
  await page.goto('partners/login')
  await page.goto('partners/join')
  const choose = () => page.getByRole('button', { name: /^Tern & Table/ }).click()
  await page.getByLabel('Name of your restaurant').fill('tern')
  await choose()
  await page.getByLabel('First name').fill('Ida')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Bring your restaurant to Platewell' })).toBeVisible()
  await choose()
  await expect(page.getByLabel('First name')).toHaveValue('Ida')
  await page.goBack()
  await expect(page.getByLabel('Name of your restaurant')).toHaveValue('tern')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
