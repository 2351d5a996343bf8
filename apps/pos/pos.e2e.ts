import { expect, test } from '../e2e/test.ts'
import { heading, open, order, press, toReview } from './testing/steps.ts'
import { memberOf, signIn } from '../e2e/signIn.ts'

test.describe('on a server that does only what the contract requires', () => {
  test.use({ server: 'contract' })
  test(
    'POS-02 POS-10 POS-13 a diner pays their bill, goes back and forth before it, and returns to their order',
    { tag: ['@each-enterprise', '@engines'] },
    async ({ page, sandbox, enterprise, lane }) => {
      const ticket = `1042-${lane}`
      await open(page, ticket)
      await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', order(page))
      await signIn(page, memberOf(enterprise, lane))
      await page.getByRole('button', { name: /^25%/ }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(heading(page, 'Review Payment')).toBeVisible()
      await expect(page.getByRole('button', { name: /^25%/ })).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/&stage=review$/)
      for (const title of ['Add Credit', 'Add a tip']) {
        await page.goBack()
        await expect(heading(page, title)).toBeVisible()
      }
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(heading(page, 'Review Payment')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('complementary', { name: 'Your bill' })).toContainText('$127.68')
      await press(page)
      await expect(heading(page, 'Payment Success!')).toBeVisible()
      await expect(page).toHaveURL(/\?order=1$/)
      expect(await sandbox.billPaymentsOf(ticket)).toMatchObject([{ paid: 103_68, tip: 24_00 }])
    },
  )
})

test('NET-04 a session that ends at the payment leads to the sign-in and back, with a new device and the same tip', async ({
  page,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  await open(page, ticket)
  await signIn(page, memberOf(enterprise, lane))
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
  await expect(page.getByText('You were signed out. Sign in again to go on where you were.')).toBeVisible()
  expect(await sandbox.billPaymentsOf(ticket)).toHaveLength(0)
  await sandbox.fault({ name: 'none' })
  await signIn(page, memberOf(enterprise, lane))
  await expect(page.getByRole('complementary', { name: 'Your bill' })).not.toContainText('Tip')
  expect(before).not.toBeNull()
  expect(await device()).not.toBe(before)
})

test('NET-04 NET-11 a session that ends leaves no tip and no step to the next person, also after a reload @each-enterprise', async ({
  page,
  sandbox,
  enterprise,
  lane,
}) => {
  await open(page, `1042-${lane}`)
  await signIn(page, memberOf(enterprise, lane))
  await page.getByRole('button', { name: /^25%/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Review Payment')).toBeVisible()
  await sandbox.fault({ name: 'unauthorized', path: '/external_locations/' })
  await page.reload()
  await expect(page.getByText('You were signed out. Sign in again to go on where you were.')).toBeVisible()
  await sandbox.fault({ name: 'none' })
  await signIn(page, memberOf(enterprise, lane, 'regular'))
  await expect(page.getByRole('button', { name: /^25%/ })).toHaveAttribute('aria-pressed', 'false')
})

test('POS-02 NET-11 "Log Out" before the payment leads to the sign-in, and Back from there to the page before', async ({
  page,
  enterprise,
  lane,
}) => {
  await open(page, `1042-${lane}`)
  await toReview(page, enterprise, lane)
  await page.getByRole('button', { name: 'Log Out' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/pos\/$/)
})

test('RCT-01 a diner who asks for a receipt is not sent back meanwhile', async ({ page, enterprise, lane }) => {
  await page.clock.install()
  await open(page, `1042-${lane}`)
  await toReview(page, enterprise, lane)
  await press(page)
  await expect(heading(page, 'Payment Success!')).toBeVisible()
  await page.getByRole('button', { name: 'Email' }).click()
  await page.clock.runFor(10_000)
  await page.getByLabel('Email').fill('ada.moreau@mail.example')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/receipt'))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ email: 'ada.moreau@mail.example' })
  await expect(page.getByText('Your receipt is on its way to ada.moreau@mail.example.')).toBeVisible()
  // What the device knows is shown without an answer, too.
  await page.route('**/attempts/*', (route) => route.abort())
  await page.reload()
  await expect(heading(page, 'Payment Success!')).toBeVisible()
  await page.getByRole('link', { name: 'Return to App' }).click()
  await expect(page).toHaveURL(/\?order=1$/)
})

test('POS-10 NET-08 a bill of New Zealand has its own dollars, before it is paid, while nobody knows, and after each reload', async ({
  page,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  await page.goto(`pos/?pos=tableside&location=tui&ticket=${ticket}`)
  await toReview(page, enterprise, lane)
  await expect(page.getByRole('button', { name: 'Pay NZ$97.88' })).toBeVisible()
  const steps = await page.evaluate(() => history.length)
  await sandbox.fault({ name: 'serverError', path: '/attempts' })
  await sandbox.fault({ name: 'lostAnswer', path: '/current_user/credits' })
  await press(page)
  await expect(heading(page, 'We can’t look up your payment')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'We can’t look up an earlier payment')).toBeVisible()
  await expect(page.getByText('You started to pay NZ$97.88')).toBeVisible()
  await sandbox.fault({ name: 'none' })
  await page.getByRole('button', { name: 'Look again' }).click()
  for (const time of ['paid', 'reloaded']) {
    await expect(heading(page, 'Payment Success!'), time).toBeVisible()
    const text = await page.locator('body').innerText()
    expect([text.includes('NZ$122.88'), text.replaceAll('NZ$', '').includes('$')], time).toEqual([true, false])
    await page.reload()
  }
  expect(await sandbox.billPaymentsOf(ticket)).toHaveLength(1)
  const marked = page.url()
  expect([marked.includes('&paid='), await page.evaluate(() => history.length)]).toEqual([true, steps])
  for (const other of [marked.replace(/&paid=.*/, ''), marked.replace(/paid=.*/, 'paid=foreign')]) {
    await page.goto(other)
    await expect(heading(page, 'Nothing is left to pay')).toBeVisible()
  }
  await page.goto(marked.replace(ticket, `1043-${lane}`))
  await expect(heading(page, 'Add a tip')).toBeVisible()
})
