import type { Page } from '@playwright/test'
import type { Enterprise } from '../e2e/enterprise.ts'
import { hold } from '../e2e/hold.ts'
import { expect, test } from '../e2e/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const pay = (page: Page) => page.getByRole('button', { name: /^Pay / })

/** The return address of every order here. */
const order = (page: Page) => `${new URL(page.url()).origin}/?order=1`

/** Each test pays a bill of its own, and opens it by the link of an order. */
async function open(page: Page, ticket: string): Promise<void> {
  await page.goto('pos/')
  await page.goto(`pos/?pos=tableside&location=harbor&ticket=${ticket}&return_url=${encodeURIComponent(order(page))}`)
}

/** Each test has a member of its own: another one's payment would change the balance. */
async function signIn(page: Page, { settings }: Enterprise, lane: string, name = 'member'): Promise<void> {
  await page.getByLabel('Email').fill(`${name}+${lane}${settings.requiredEmailEnding ?? '@mail.example'}`)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Up to the review, which ignores taps for a moment. */
async function toReview(page: Page, enterprise: Enterprise, lane: string): Promise<void> {
  await signIn(page, enterprise, lane)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Review Payment')).toBeVisible()
}

/** Pays by keyboard, which no guard takes for a double tap. */
const press = (page: Page) => pay(page).press('Enter')

test(
  'POS-02 POS-10 POS-13 a diner pays their bill, goes back and forth before it, and returns to their order',
  { tag: ['@each-enterprise', '@engines'] },
  async ({ page, sandbox, enterprise, lane }) => {
    const ticket = `1042-${lane}`
    await open(page, ticket)
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', order(page))
    await signIn(page, enterprise, lane)
    await page.getByRole('button', { name: /^25%/ }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(heading(page, 'Review Payment')).toBeVisible()
    await page.getByRole('button', { name: 'Change the tip' }).press('Enter')
    await expect(page.getByRole('button', { name: /^25%/ })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.reload()
    await expect(page.getByRole('group', { name: 'Your payment' })).toContainText('Total$127.68')
    await press(page)
    await expect(heading(page, 'Payment Success!')).toBeVisible()
    await expect(page).toHaveURL(/\?order=1$/)
    expect(await sandbox.billPaymentsOf(ticket)).toMatchObject([{ paid: 103_68, tip: 24_00 }])
  },
)

test('NET-08 a reload while the answer is lost finds the payment: the ledger has one', async ({ page, sandbox, enterprise, lane }) => {
  const ticket = `1042-${lane}`
  await open(page, ticket)
  await toReview(page, enterprise, lane)
  await sandbox.fault({ name: 'serverError', path: '/payment_attempts' })
  await sandbox.fault({ name: 'lostAnswer', path: '/current_user/credits' })
  await press(page)
  await expect(heading(page, 'We can’t look up your payment')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'We can’t look up an earlier payment')).toBeVisible()
  await sandbox.fault({ name: 'none' })
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(heading(page, 'Payment Success!')).toBeVisible()
  expect(await sandbox.billPaymentsOf(ticket)).toHaveLength(1)
})

test('NET-04 a session that ends at the payment leads to the sign-in and back, with a new device and the same tip', async ({
  page,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  await open(page, ticket)
  await signIn(page, enterprise, lane)
  await page.getByRole('button', { name: 'No tip' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Review Payment')).toBeVisible()
  const device = () =>
    page.evaluate(() => {
      const name = Object.keys(localStorage).find((each) => each.endsWith('.device'))
      return name === undefined ? null : localStorage.getItem(name)
    })
  const before = await device()
  await sandbox.fault({ name: 'unauthorized', path: '/current_user/credits' })
  await press(page)
  await expect(page.getByText('You were signed out, and nothing was charged.', { exact: false })).toBeVisible()
  expect(await sandbox.billPaymentsOf(ticket)).toHaveLength(0)
  await sandbox.fault({ name: 'none' })
  await signIn(page, enterprise, lane)
  await expect(page.getByRole('group', { name: 'Your payment' })).not.toContainText('Tip')
  expect(before).not.toBeNull()
  expect(await device()).not.toBe(before)
})

test('SPL-01 SPL-02 two phones pay halves of one bill at once, and every sum agrees to the cent', async ({
  page,
  browser,
  baseURL,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  const other = await (
    await browser.newContext({ ...(baseURL !== undefined && { baseURL }), extraHTTPHeaders: { 'X-Sandbox-Lane': lane } })
  ).newPage()
  const bodies: unknown[] = []
  // Each guest has an account of their own, and no tip that would hide a cent.
  for (const [tab, email] of [
    [page, 'member'],
    [other, 'regular'],
  ] as const) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/current_user/credits')) bodies.push(request.postDataJSON())
    })
    await open(tab, ticket)
    await signIn(tab, enterprise, lane, email)
    await tab.getByRole('button', { name: 'Split the bill' }).click()
    await expect(tab.getByText('You pay $51.84 of $103.68. $51.84 stays due.')).toBeVisible()
    await tab.getByRole('button', { name: 'Next' }).click()
    await expect(heading(tab, 'Review Payment')).toBeVisible()
  }
  await expect(page.getByRole('group', { name: 'Your payment' })).toContainText('of $103.68, $51.84 stays due')
  // Both have looked at the whole bill, and both payments are on their way at once.
  const held = await hold(page, '/current_user/credits')
  await press(page)
  await held.reached
  await press(other)
  await expect(heading(other, 'Payment Success!')).toBeVisible()
  await held.letGo()
  await expect(heading(page, 'Payment Success!')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Payment' })).toContainText('of $103.68')
  const half = { paid: 51_84, tip: 9_60 }
  expect(await sandbox.billPaymentsOf(ticket)).toMatchObject([half, half])
  expect(bodies).toMatchObject(Array.from({ length: 2 }, () => ({ transaction: { amount: '51.84', partial_payment: true } })))
})

test('SPL-01 a bill of which another phone has paid meanwhile is shown again, and the last guest pays the rest to the cent', async ({
  page,
  browser,
  baseURL,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  const other = await (
    await browser.newContext({ ...(baseURL !== undefined && { baseURL }), extraHTTPHeaders: { 'X-Sandbox-Lane': lane } })
  ).newPage()
  for (const [tab, email] of [
    [page, 'member'],
    [other, 'regular'],
  ] as const) {
    await open(tab, ticket)
    await signIn(tab, enterprise, lane, email)
    await tab.getByRole('button', { name: 'No tip' }).click()
    await tab.getByRole('button', { name: 'Split the bill' }).click()
    await tab.getByRole('button', { name: 'My own amount' }).click()
    await tab.getByLabel('Your part, before the tip').fill('70.01')
    // The field is still in focus: the press ends the typing, and goes on.
    await tab.getByRole('button', { name: 'Next' }).click()
    await expect(heading(tab, 'Review Payment')).toBeVisible()
  }
  await press(page)
  await expect(heading(page, 'Payment Success!')).toBeVisible()
  await press(other)
  await expect(other.getByText(/Your bill was \$103\.68, and is \$33\.67 now\./)).toBeVisible()
  // One click, at once.
  await pay(other).click()
  await expect(heading(other, 'Payment Success!')).toBeVisible()
  expect(await sandbox.billPaymentsOf(ticket)).toMatchObject([
    { paid: 70_01, tip: 0 },
    { paid: 33_67, tip: 0 },
  ])
})

test('RCT-01 a diner who asks for a receipt is not sent back meanwhile, and returns when they want none', async ({
  page,
  enterprise,
  lane,
}) => {
  await page.clock.install()
  await open(page, `1042-${lane}`)
  await toReview(page, enterprise, lane)
  await press(page)
  await expect(heading(page, 'Payment Success!')).toBeVisible()
  await page.getByRole('button', { name: 'Send by email' }).click()
  await page.clock.runFor(10_000)
  await page.getByLabel('Email').fill('ada.moreau@mail.example')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/receipt'))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ email: 'ada.moreau@mail.example' })
  await expect(page.getByText('Your receipt is on its way to ada.moreau@mail.example.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'No receipt' }).click()
  await expect(page).toHaveURL(/\?order=1$/)
})
