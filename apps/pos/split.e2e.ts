import { expectFitsLarge } from '../e2e/large.ts'
import { tabTo } from '../e2e/tabTo.ts'
import { expect, test } from '../e2e/test.ts'
import { heading, open } from './testing/steps.ts'

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
