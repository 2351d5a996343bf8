import type { Page } from '@playwright/test'
import type { Enterprise } from '../e2e/enterprise.ts'
import { hold } from '../e2e/hold.ts'
import { expect, test } from '../e2e/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A diner at the review of their bill. */
async function toReview(page: Page, ticket: string, { settings }: Enterprise): Promise<void> {
  await page.goto(`pos/?pos=tableside&location=harbor&ticket=${ticket}`)
  await page.getByLabel('Email').fill(`member+${ticket}${settings.requiredEmailEnding ?? '@mail.example'}`)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Review Payment')).toBeVisible()
}

/** Pays by keyboard, which no guard takes for a double tap. */
const pay = (page: Page) => page.getByRole('button', { name: /^Pay / }).press('Enter')

const isPayment = ({ pathname }: URL) => pathname.endsWith('/current_user/credits')

test.use({ tolerated: [/does not fit its schema/] })

test('POS-14 NET-08 two tabs with one bill, and Pay in both: one request is sent, and both show its payment', async ({
  page,
  context,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  const other = await context.newPage()
  const keys: string[] = []
  context.on('request', (request) => {
    if (isPayment(new URL(request.url()))) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await toReview(page, ticket, enterprise)
  await toReview(other, ticket, enterprise)
  const held = await hold(page, '/current_user/credits')
  await pay(page)
  await held.reached
  await pay(other)
  await expect(heading(other, 'Checking an earlier payment')).toBeVisible()
  await held.letGo()
  for (const tab of [page, other]) await expect(heading(tab, 'Payment Success!')).toBeVisible()
  expect(keys).toHaveLength(1)
})

test('NET-12 POS-15 an answer that does not say so is no payment: it is looked up, and nothing says that the bill is paid', async ({
  page,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  const answerWith = (body: object) => page.route(isPayment, (route) => route.fulfill({ json: body }), { times: 1 })
  await toReview(page, ticket, enterprise)
  await answerWith({})
  await pay(page)
  await expect(heading(page, 'Your payment has not arrived so far')).toBeVisible()
  await answerWith({ errors: { base: ['The till is closed.'] } })
  await pay(page)
  await expect(heading(page, "Couldn't Process Payment")).toBeVisible()
  await expect(page.getByText('The till is closed.')).toBeVisible()
  expect(await sandbox.billPaymentsOf(ticket)).toEqual([])
})
