import type { Page } from '@playwright/test'
import { hold } from '../../e2e/hold.ts'
import { memberOf } from '../../e2e/signIn.ts'
import { expect, test } from '../../e2e/test.ts'
import { expectAt, fillBuyer, goOn, onward, openCard, pay, purchases, signIn } from './steps.ts'

/** Everything that the tab and the device have saved. */
const saved = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))))
const savedStates = (page: Page) => page.evaluate(() => Object.entries<string>(sessionStorage).filter(([name]) => name.includes('.flow.')))
const token = (page: Page) =>
  page.evaluate(() => Object.entries<string>(sessionStorage).find(([name]) => name.endsWith('.token'))?.[1] ?? '')

test('NET-11 signing out deletes the member, the token and the cards on every page of every tab', async ({
  page,
  context,
  guest,
  enterprise,
}) => {
  await signIn(page, enterprise)
  const secret = await token(page)
  expect(secret).not.toBe('')
  // Another visit of this tab has the member too, and another tab is at the payment.
  await page.goto('checkout/?ico_id=ico-50')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.goto('checkout/?ico_id=ico-100')
  await goOn(page)
  await page.goBack()
  const other = await context.newPage()
  await signIn(other, enterprise)
  await goOn(other)
  await expect(other.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  expect(JSON.stringify(await savedStates(page))).not.toContain(secret)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(onward(other)).toBeVisible()
  await expect(other.getByLabel('Email')).toHaveValue('')
  for (const each of [page, other]) {
    expect(await token(each)).toBe('')
    expect(await saved(each)).not.toMatch(/member@|member\.|4242|Lindqvist/i)
    // The guest goes on without a notice about the member's card.
    await fillBuyer(each, guest)
    await goOn(each)
    await openCard(each)
    await expect(each.getByText('You are no longer signed in')).toHaveCount(0)
    await each.goto('checkout/?ico_id=ico-50')
    await expect(each.getByRole('button', { name: 'Have an account? Sign in' })).toBeVisible()
    await expect(each.getByLabel('Email')).toHaveValue('')
  }
})

test.describe('a server that lets the browser keep its answers', () => {
  test.use({ server: 'contract' })
  test('NET-04 NET-11 the next person is named, and pays as themselves @each-enterprise', async ({ page, enterprise, sandbox, lane }) => {
    await signIn(page, enterprise, `member+${lane}`)
    await expect(page.getByText('Signed in as Maya Lindqvist')).toBeVisible()
    await goOn(page)
    await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
    await page.getByRole('button', { name: 'Sign out' }).click()
    // The page begins anew: a navigation meanwhile would be aborted.
    await expect(page.getByText('Maya Lindqvist')).toHaveCount(0)
    await signIn(page, enterprise, `tipper+${lane}`)
    await expect(page.getByText('Signed in as Iris Vale')).toBeVisible()
    await goOn(page)
    await pay(page).press('Enter')
    await expectAt(page, 'Purchase Successful')
    expect(await sandbox.chargesOf(memberOf(enterprise, lane, 'tipper'))).toHaveLength(1)
    expect(await sandbox.chargesOf(memberOf(enterprise, lane))).toEqual([])
  })
})

test('NET-11 NET-08 a payment whose answer comes after a sign-out tells the next person that there was one, and not whose', async ({
  page,
  context,
  enterprise,
}) => {
  const other = await context.newPage()
  await signIn(other, enterprise)
  await signIn(page, enterprise)
  await goOn(page)
  const held = await hold(page, purchases, 'after')
  await pay(page).press('Enter')
  await held.reached
  await other.getByRole('button', { name: 'Sign out' }).click()
  await held.letGo()
  await expectAt(page, 'An earlier payment was made on this device')
  expect(await saved(page)).not.toMatch(/member@|Lindqvist|right\.|paid\./)
  await expect(page.getByText(/\$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to a new payment' }).click()
  await expect(onward(page)).toBeVisible()
  await page.reload()
  await expect(onward(page)).toBeVisible()
})

test('NET-11 NET-13 who has no answer to a payment is named and signs out, and the next person reads of no purchase', async ({
  page,
  enterprise,
}) => {
  await signIn(page, enterprise)
  await goOn(page)
  // The server charges, and neither its answer nor a look-up arrives.
  const ofPurchase = /\/purchases$|\/attempts\//
  await page.route(ofPurchase, async (route) => {
    if (purchases.test(route.request().url())) await route.fetch()
    await route.abort()
  })
  await pay(page).press('Enter')
  await expectAt(page, 'We can’t reach the server')
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
  await expect(page.getByText('Maya Lindqvist')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Maya Lindqvist')).toHaveCount(0)
  await page.reload()
  // The page that is left would look it up by itself, as soon as it can.
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible()
  await page.unroute(ofPurchase)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expectAt(page, 'An earlier payment was made on this device')
  await expect(page.getByText(/Successful|ready to spend|\$|@/)).toHaveCount(0)
})

test('LAW-01 the footer leads to the privacy choices and honors the browser’s signal, which opts the account out', async ({
  page,
  enterprise,
  sandbox,
}) => {
  await page.addInitScript(() => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await signIn(page, enterprise)
  const email = `member${enterprise.settings.requiredEmailEnding ?? '@mail.example'}`
  await expect(page.getByText(/Your opt-out signal is honored/)).toBeVisible()
  await expect.poll(() => sandbox.optOutsOf(email)).toMatchObject([{ firstName: 'Maya', lastName: 'Lindqvist', state: null }])
  await page.getByRole('link', { name: 'Your privacy choices' }).click()
  await expect(page.getByText('Your browser opts you out, and we honor it')).toBeVisible()
  expect(await sandbox.optOutsOf(email)).toHaveLength(1)
})
