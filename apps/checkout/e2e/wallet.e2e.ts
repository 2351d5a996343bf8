import { expect, test } from '../../e2e/test.ts'
import { expectAt, pay, sheet, toPayment, typeCard, wallet } from './steps.ts'

test(
  'CHK-04 NET-08 a wallet pays the order’s amount once, however often it is pressed',
  { tag: '@engines' },
  async ({ page, guest, sandbox }) => {
    await toPayment(page, guest, 'checkout/?ico_id=ico-100&code=SPRING10')
    await wallet(page).dblclick()
    await expect(sheet(page)).toHaveCount(1)
    await expect(sheet(page)).toContainText('Total$90.00')
    await sheet(page).getByRole('button', { name: 'Confirm payment' }).dblclick()
    await expectAt(page, 'Purchase Successful')
    expect(await sandbox.chargesOf(guest.email)).toMatchObject([{ optionId: 'ico-100', amount: 90 }])
  },
)

test('CHK-04 a wallet is still there after going back to the details', async ({ page, guest }) => {
  await toPayment(page, guest)
  // A buyer at the card before the wallets have answered sees none, because nothing may move there.
  await expect(wallet(page)).toBeVisible()
  await typeCard(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(wallet(page)).toBeVisible()
  await expect(page.getByText('Or pay by card')).toBeVisible()
  await page.reload()
  await expect(wallet(page)).toBeVisible()
})

test('CHK-04 without a wallet nothing stands above the card', { tag: '@each-enterprise' }, async ({ page, guest }) => {
  await toPayment(page, guest, 'checkout/?ico_id=ico-100&wallet=none')
  await expect(page.getByText('Or pay by card')).toHaveCount(0)
  await expect(page.getByLabel('Card number')).toBeVisible()
  const [terms, card] = await Promise.all(
    [page.getByText(/where the law requires/).filter({ visible: true }), page.getByRole('group', { name: 'Card' })].map((part) =>
      part.boundingBox(),
    ),
  )
  expect((card?.y ?? 0) - (terms?.y ?? 0) - (terms?.height ?? 0)).toBeLessThan(40)
})

test(
  'CHK-04 NET-08 a declined buyer pays by another card, once, and types nothing else again',
  { tag: '@each-enterprise' },
  async ({ page, guest, sandbox }) => {
    await toPayment(page, guest, 'checkout/?ico_id=ico-100&code=SPRING10&wallet=none')
    await typeCard(page, '4000000000000002')
    await pay(page).click()
    await expect(page.getByText('Your card was declined. Please try another one.')).toBeVisible()
    await typeCard(page)
    await pay(page).dblclick()
    await expectAt(page, 'Purchase Successful')
    expect(await sandbox.chargesOf(guest.email)).toMatchObject([{ optionId: 'ico-100', amount: 90 }])
  },
)
