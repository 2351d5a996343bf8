import { expect, test } from '../e2e/test.ts'
import { signIn } from './steps.ts'

test('SPL-01 DIN-02 a guest who signs in, or reloads, keeps the part and the tip that they have chosen', async ({
  page,
  enterprise,
  lane,
}) => {
  await page.goto(`diner/?pos=tableside&location=harbor&ticket=1042-${lane}`)
  await page.getByRole('button', { name: 'Split the bill' }).click()
  await page.getByRole('button', { name: /^No tip/ }).click()
  await page.getByRole('link', { name: /^Sign in to use/ }).click()
  await signIn(page, enterprise, lane)
  const part = page.getByText('You pay $51.84 of $103.68. $51.84 stays due.')
  await expect(part).toBeVisible()
  await expect(page.getByRole('button', { name: /^No tip/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(part).toBeVisible()
  await expect(page.getByRole('button', { name: /^No tip/ })).toHaveAttribute('aria-pressed', 'true')
})
