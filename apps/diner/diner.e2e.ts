import type { Page } from '@playwright/test'
import { hold } from '../e2e/hold.ts'
import { byCard, signIn as signInToCheckout, typeCard, wallet } from '../checkout/e2e/steps.ts'
import { expect, test, wholly } from '../e2e/test.ts'
import { memberOf, signIn } from '../e2e/signIn.ts'

test(
  'DIN-01 DIN-05 NET-08 a lost answer and reloads never pay a check twice',
  { tag: ['@each-enterprise', '@engines'] },
  async ({ page, sandbox, enterprise, lane }) => {
    const ticket = `1042-${lane}`
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await page.goto('diner/')
    await page.goto(`diner/?pos=tableside&location=lark&ticket=${ticket}`)
    await signIn(page, memberOf(enterprise, lane))
    const pay = page.getByRole('button', { name: /^Pay \$/ })
    await expect(pay).toBeEnabled()
    await sandbox.fault({ name: 'serverError', path: '/attempts' })
    await sandbox.fault({ name: 'lostAnswer', path: `/tickets/${ticket}/payments` })
    await pay.press('Enter')
    await expect(heading('We can’t look up your payment')).toBeVisible()
    await page.reload()
    await expect(heading('We can’t look up an earlier payment')).toBeVisible()
    await sandbox.fault({ name: 'none' })
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(heading('Payment Successful')).toBeVisible()
    await page.reload()
    await expect(heading('Payment Successful')).toBeVisible()
    await page.getByRole('link', { name: 'View Receipt' }).click()
    await page.reload()
    await expect(heading('Receipt')).toBeVisible()
    expect(await sandbox.billPaymentsOf(ticket)).toHaveLength(1)
    // A mark that this tab does not know leads to the check, as this one does at another check.
    const receipt = page.url()
    await page.goto(receipt.replace(/paid=[^&]+/, 'paid=foreign'))
    await expect(heading('This bill is paid')).toBeVisible()
    await page.goto(receipt.replace(ticket, `1043-${lane}`).replace('receipt', 'success'))
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
    await expect(page).not.toHaveURL(/paid=/)
  },
)

test('DIN-05 POS-15 a payment of which the till was not informed is shown again by the link, and cannot be made again', async ({
  page,
  sandbox,
  enterprise,
  lane,
}) => {
  const link = `diner/?pos=tableside&location=lark&ticket=1048-${lane}`
  await page.goto(link)
  await signIn(page, memberOf(enterprise, lane))
  await page.getByRole('button', { name: /^Pay \$/ }).press('Enter')
  const doNotPay = page.getByText(/Do not pay again/)
  await expect(doNotPay).toBeVisible()
  await page.goto(link)
  await expect(doNotPay).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden()
  expect(await sandbox.billPaymentsOf(`1048-${lane}`)).toHaveLength(1)
})

/** The number of sheets of paper of a printed page. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('DIN-05 the receipt prints on one sheet, goes by email, and pays nothing when it is read again', async ({
  page,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  await page.goto(`diner/?pos=tableside&location=lark&ticket=${ticket}`)
  await signIn(page, memberOf(enterprise, lane))
  // The proof needs no second answer: a waiter looks at it where the network is gone.
  const lookUps = '**/attempts/*'
  await page.route(lookUps, (route) => route.abort())
  await page.getByRole('button', { name: /^Pay \$/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
  await page.unroute(lookUps)
  await page.getByRole('link', { name: 'View Receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  await expect(page).toHaveTitle(/^Your receipt/)
  for (const format of ['Letter', 'A4']) expect(sheetsOf(await page.pdf({ format }))).toBe(1)
  await page.getByRole('button', { name: 'Email' }).click()
  await page.getByLabel('Email').fill('ada.moreau@mail.example')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/receipt'))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ email: 'ada.moreau@mail.example' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(await sandbox.billPaymentsOf(ticket)).toHaveLength(1)
})

test('DIN-05 NET-11 a sign-out in another tab takes a payment’s proof away in this one, also a guest’s', async ({
  page,
  context,
  enterprise,
  lane,
}) => {
  await page.goto(`diner/?pos=tableside&location=harbor&ticket=1042-${lane}`)
  await typeCard(page)
  await page.getByRole('button', { name: /^Pay \$/ }).press('Enter')
  const paid = page.getByRole('heading', { level: 1, name: 'Payment Successful' })
  await expect(paid).toBeVisible()
  const address = page.url()
  expect(address).toContain('&paid=')
  const other = await context.newPage()
  await signInToCheckout(other, enterprise)
  await other.getByRole('button', { name: 'Sign out' }).click()
  const noProof = page.getByRole('heading', { level: 1, name: 'This bill is paid' })
  await expect(noProof).toBeVisible()
  await expect(paid).toBeHidden()
  await page.goto(address)
  await expect(noProof).toBeVisible()
  await expect(paid).toBeHidden()
})

test('NET-08 two tabs with one check, and Pay in both: one request is sent, and both show its payment', async ({
  page,
  context,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  const other = await context.newPage()
  const keys: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(`/tickets/${ticket}/payments`)) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  const pay = (tab: Page) => tab.getByRole('button', { name: /^Pay \$/ })
  for (const tab of [page, other]) {
    await tab.goto(`diner/?pos=tableside&location=lark&ticket=${ticket}`)
    await signIn(tab, memberOf(enterprise, lane))
    await expect(pay(tab)).toBeEnabled()
  }
  const held = await hold(page, `/tickets/${ticket}/payments`)
  await pay(page).press('Enter')
  await held.reached
  await pay(other).press('Enter')
  await expect(other.getByRole('heading', { level: 1, name: 'Checking an earlier payment' })).toBeVisible()
  await held.letGo()
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
  expect(keys).toHaveLength(1)
})

test('AMB-01 the profile asks for the sign-in, and comes after it', async ({ page, enterprise, lane }) => {
  await page.goto('diner/profile')
  await signIn(page, memberOf(enterprise, lane))
  await expect(page.getByText('Credit Earned')).toBeVisible()
  await expect(page).toHaveURL(/\/diner\/profile$/)
  await expect(page).toHaveTitle(/^Your profile · /)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('CHK-04 DIN-02 the wallet is in reach from the top of the check until a card is typed, and nothing moves', async ({
    page,
    lane,
  }) => {
    await page.goto(`diner/?pos=tableside&location=harbor&ticket=1042-${lane}`)
    const pay = page.getByRole('button', { name: /^Pay \$/ })
    const number = page.getByLabel('Card number')
    await expect(wallet(page)).toBeInViewport(wholly)
    await expect(pay).toHaveCount(0)
    await byCard(page).press('Enter')
    await expect(number).toBeFocused()
    // The page has scrolled to it, and stands still.
    await number.click({ trial: true })
    const field = await number.boundingBox()
    await page.keyboard.type('4')
    await expect(pay).toBeInViewport(wholly)
    expect(await number.boundingBox()).toEqual(field)
    // At the top of the check the sticky button is now the one that pays by card.
    await page.getByRole('banner').scrollIntoViewIfNeeded()
    await expect(pay).toBeInViewport(wholly)
  })
})
