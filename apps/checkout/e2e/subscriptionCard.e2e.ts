import type { Page } from '@playwright/test'
import type { Enterprise } from '../../e2e/enterprise.ts'
import { expect, test } from '../../e2e/test.ts'
import { expectAt, typeCard } from './steps.ts'

/** Signs in on the page of the own subscriptions, as a member of this test alone. @returns their address. */
async function openAs(page: Page, mailbox: string, lane: string, { settings }: Enterprise): Promise<string> {
  const email = `${mailbox}+${lane}${settings.requiredEmailEnding ?? '@mail.example'}`
  await page.goto('checkout/subscription')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectAt(page, 'Your subscription')
  return email
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const charges = (page: Page) => page.getByRole('list', { name: 'Past charges' }).getByRole('listitem')
const changes = /\/subscriptions\/[^/]+\/card$/

test(
  'SUB-04 a failed renewal is paid by another card, after one that is declined too: the charge shows, and its credit is there to the cent',
  { tag: '@each-enterprise' },
  async ({ page, sandbox, enterprise, lane }) => {
    const email = await openAs(page, 'unpaid', lane, enterprise)
    await expect(page.getByText('Your renewal of November 21, 2026 is not paid')).toBeVisible()
    await expect(charges(page).first()).toContainText('Failed')

    await button(page, 'Use another card').click()
    await expectAt(page, 'Use another card')
    await page.goBack()
    await expectAt(page, 'Your subscription')
    await button(page, 'Use another card').click()
    await page.getByRole('radio', { name: /^Mastercard ending in 9995/ }).check()
    await button(page, 'Pay $40.00').press('Enter')
    await expect(page.getByText('We could not charge $40.00 to Mastercard ending in 9995.', { exact: false })).toBeVisible()
    expect(await sandbox.balanceOf(`credit of ${email}`)).toBe(0)

    await button(page, 'Use another card').click()
    await page.getByRole('radio', { name: 'A new card' }).check()
    await typeCard(page)
    const sent = page.waitForRequest(changes)
    await button(page, 'Pay $40.00').press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({
      amount_to_charge: '40.00',
      mandate: expect.stringMatching(/^\$40\.00 is charged to this card now.* from December 21, 2026 on, until you cancel\.$/),
    })
    await expect(page.getByText('Paid: $40.00')).toBeVisible()
    await expect(charges(page).first()).toHaveText(/^2026November 21 Visa ending in 4242Receipt.*\$40\.00$/)
    expect(await sandbox.balanceOf(`credit of ${email}`)).toBe(50_00)
    expect(await sandbox.discrepancies()).toEqual([])
    await page.reload()
    await expect(page.getByText('December 20, 2026 to avoid it')).toBeVisible()
  },
)

test('SUB-04 a renewal that another tab has paid is not paid again: the page names what is due now, and asks for it', async ({
  page,
  context,
  sandbox,
  enterprise,
  lane,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await openAs(tab, 'unpaid', lane, enterprise)
    await button(tab, 'Use another card').click()
    await tab.getByRole('radio', { name: 'A new card' }).check()
    await typeCard(tab)
  }
  await button(other, 'Pay $40.00').press('Enter')
  await expect(other.getByText('Paid: $40.00')).toBeVisible()
  await button(page, 'Pay $40.00').press('Enter')
  await expect(page.getByText(/^This has changed, and nothing was charged\. Now: \$40\.00 will be charged/)).toBeVisible()
  await button(page, 'Pay $40.00').press('Enter')
  await expect(button(page, 'Use this card')).toBeVisible()
  expect(await sandbox.balanceOf(`credit of unpaid+${lane}${enterprise.settings.requiredEmailEnding ?? '@mail.example'}`)).toBe(50_00)
})

test('SUB-04 a card whose charge is pending is charged once, and the page shows the outcome by itself', async ({
  page,
  sandbox,
  enterprise,
  lane,
}) => {
  const email = await openAs(page, 'unpaid', lane, enterprise)
  await button(page, 'Use another card').click()
  await page.getByRole('radio', { name: 'A new card' }).check()
  await typeCard(page, '4000002500003155')
  await button(page, 'Pay $40.00').press('Enter')
  await expect(page.getByText('Your new card is being charged')).toBeVisible()
  await expect(page.getByText('Paid: $40.00')).toBeVisible({ timeout: 15_000 })
  await expect(charges(page).first()).toContainText('Visa ending in 3155')
  await expect(charges(page).first()).not.toContainText('Pending')
  expect(await sandbox.balanceOf(`credit of ${email}`)).toBe(50_00)
})

test('SUB-04 a card whose answer was lost is sent once, and can be sent again', async ({ page, enterprise, lane }) => {
  await openAs(page, 'subscriber', lane, enterprise)
  await page.getByRole('button', { name: /^Change the card/ }).click()
  await page.getByRole('radio', { name: /^Mastercard ending in 9995/ }).check()
  let sent = 0
  await page.route(changes, async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Use this card').press('Enter')
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.')
  expect(sent).toBe(1)
  await page.unroute(changes)
  await button(page, 'Use this card').press('Enter')
  await expect(page.getByText('From now on Mastercard ending in 9995 is charged.')).toBeVisible()
})

test('SUB-04 a coming price is charged only to whoever agrees to it', async ({ page, enterprise, lane }) => {
  await openAs(page, 'dearer', lane, enterprise)
  await expect(page.getByText('It is charged only if you agree to it.', { exact: false })).toBeVisible()
  await button(page, 'Agree to the new price').press('Enter')
  await expect(page.getByText('You have agreed to the new price.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^From January 21, 2027: \$45\.00/)).toBeVisible()
  await expect(button(page, 'Agree to the new price')).toHaveCount(0)
})
