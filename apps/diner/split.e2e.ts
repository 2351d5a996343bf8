import type { Page } from '@playwright/test'
import { typeCard } from '../checkout/e2e/steps.ts'
import { device } from '../e2e/device.ts'
import { expect, test } from '../e2e/test.ts'
import { signIn } from './steps.ts'

test('SPL-01 SPL-02 two guests pay halves, each with a tip of their own, and every sum agrees to the cent', async ({
  page,
  browser,
  baseURL,
  sandbox,
  lane,
}) => {
  const link = `diner/?pos=tableside&location=harbor&ticket=1042-${lane}`
  const other = await device({ browser, lane, baseURL })
  const heading = (tab: Page, name: string) => tab.getByRole('heading', { level: 1, name })
  const bodies: unknown[] = []
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/payments')) bodies.push(request.postDataJSON())
    })
    await tab.goto(link)
    await tab.getByRole('button', { name: 'Split the bill' }).click()
    await expect(tab.getByText('You pay $51.84 of $103.68. $51.84 stays due.')).toBeVisible()
    await typeCard(tab)
  }
  const pay = (tab: Page) => tab.getByRole('button', { name: 'Pay $61.44' })
  await pay(page).press('Enter')
  await expect(heading(page, 'Payment Successful')).toBeVisible()
  await expect(page.getByText('$51.84 of the bill is still due.')).toBeVisible()
  await expect(page.getByText('of $103.68')).toBeVisible()
  // The other phone still shows the whole bill: nothing is paid before its guest has seen what is left.
  await pay(other).press('Enter')
  await expect(other.getByText(/Your bill was \$103\.68, and is \$51\.84 now\./)).toBeVisible()
  await expect(other.getByText('You pay $51.84 of $103.68. Nothing stays due.')).toBeVisible()
  // One click, at once.
  await pay(other).click()
  await expect(heading(other, 'Payment Successful')).toBeVisible()
  await expect(other.getByText('of $103.68')).toBeVisible()
  expect(bodies).toMatchObject([
    { amount: '51.84', partial_payment: true, bill_amount_to_leave_unpaid: '51.84' },
    { amount: '51.84', partial_payment: true, bill_amount_due: '103.68' },
    { amount: '51.84', partial_payment: false, bill_amount_due: '51.84', bill_amount_to_leave_unpaid: '0.00' },
  ])
  const half = { paid: 51_84, tip: 9_60, charged: 61_44 }
  expect(await sandbox.billPaymentsOf(`1042-${lane}`)).toMatchObject([half, half])
})

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
