import { device } from '../e2e/device.ts'
import { hold } from '../e2e/hold.ts'
import { expectFitsLarge } from '../e2e/large.ts'
import { tabTo } from '../e2e/tabTo.ts'
import { expect, test } from '../e2e/test.ts'
import { heading, open, press, signIn } from './testing/steps.ts'

test('SPL-01 SPL-02 two phones pay halves of one bill at once, and every sum agrees to the cent', async ({
  page,
  browser,
  baseURL,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1042-${lane}`
  const other = await device({ browser, lane, baseURL })
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

test('AT-01 SPL-01 POS-09 a bill is split and paid by keyboard alone: each new screen’s heading has the focus, and the part is announced', async ({
  page,
  enterprise,
  sandbox,
  lane,
}) => {
  const ticket = `1042-${lane}`
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const pressOn = async (name: string | RegExp) => {
    await tabTo(page, button(name))
    await page.keyboard.press('Enter')
  }
  await open(page, ticket)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(`member+${lane}${enterprise.settings.requiredEmailEnding ?? '@mail.example'}`)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('dinner4two')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Add a tip')).toBeFocused()
  await pressOn('Split the bill')
  await expect(page.getByRole('status').filter({ hasText: 'You pay $51.84 of $103.68. $51.84 stays due.' })).toBeVisible()
  await expectFitsLarge(page, button('Next'))
  await tabTo(page, button('Next'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Review Payment')).toBeFocused()
  await expectFitsLarge(page, button(/^Pay \$/))
  await pressOn(/^Pay \$/)
  await expect(heading(page, 'Payment Success!')).toBeFocused()
  expect(await sandbox.billPaymentsOf(ticket)).toMatchObject([{ paid: 51_84 }])
})
