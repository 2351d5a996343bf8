import type { Page } from '@playwright/test'
import { memberOf, signIn } from '../e2e/signIn.ts'
import { expect, test } from '../e2e/test.ts'

/** An order of the sandbox's examples, which every buyer has. */
const order = 'bulk-gifting/dashboard/redemptions/gift-example-2'

async function openAs(page: Page, email: string) {
  await page.goto('bulk-gifting/')
  await signIn(page, email)
  await expect(page.getByLabel('Type or paste recipients')).toBeVisible()
}

test('BLK-12 a refusal of one recipient says nothing of the next, after Back either', async ({ page, enterprise, lane }) => {
  await openAs(page, memberOf(enterprise, lane))
  await page.goto(`${order}?status=opened`)
  await page.route('**/resend', (route) => route.fulfill({ status: 422, json: { errors: { base: ['This address is blocked.'] } } }))
  const recipients = page.getByRole('row').getByRole('link')
  await recipients.nth(0).click()
  await page.getByRole('button', { name: 'Send it again' }).click()
  const refusal = page.getByText('This address is blocked.')
  await expect(refusal).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await recipients.nth(1).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(refusal).toHaveCount(0)
})

test('BLK-12 NET-08 a gift whose correction lost its answer stays open, in a search that does not find it any more, and is corrected once', async ({
  page,
  enterprise,
  lane,
}) => {
  await openAs(page, memberOf(enterprise, lane))
  await page.goto(`${order}?status=opened`)
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible()
  const [first = '', second = ''] = await page.getByRole('row').getByRole('link').allTextContents()
  await page.goto(`${order}?q=${encodeURIComponent(first)}`)
  const keys: (string | undefined)[] = []
  await page.route('**/reissue', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    return route.abort('failed')
  })
  await page.getByRole('row').getByRole('link').click()
  const drawer = page.getByRole('dialog')
  const field = drawer.getByRole('textbox', { name: 'Correct the address' })
  await field.fill(`${lane}@mail.example`)
  await field.press('Enter')
  await expect(page.getByText('No recipient found')).toBeVisible()
  await expect(drawer.getByText('You seem to be offline.', { exact: false })).toBeVisible()
  await expect(field).toHaveValue(`${lane}@mail.example`)
  await field.press('Enter')
  await expect(page.getByText(`Changed to ${lane}@mail.example`)).toBeVisible()
  await expect(page.getByRole('row').getByRole('link', { name: `${lane}@mail.example` })).toBeVisible()
  expect(new Set(keys).size).toBe(1)

  // Once the list has the new address, the lost answer is no error any more.
  keys.length = 0
  await page.goto(order)
  await page.getByRole('link', { name: second }).click()
  await field.fill(`second-${lane}@mail.example`)
  await field.press('Enter')
  await expect(page.getByRole('dialog', { name: `second-${lane}@mail.example` })).toBeVisible()
  await expect(drawer.getByText('You seem to be offline.', { exact: false })).toHaveCount(0)
})
