import { expect, test } from '../../e2e/test.ts'
import { expectAt, fillDetails, goOn, payByCard } from './steps.ts'

test('LAW-03 a gift says its expiry before it is paid, while it is written, and once it is bought', async ({ page, guest }) => {
  const expiry = page.getByText('No expiry').filter({ visible: true })
  const finePrint = page.getByText(/Not exchangeable for cash except where the law requires it\./).filter({ visible: true })
  await fillDetails(page, guest, 'checkout/?gco_id=gco-100&wallet=none')
  await expect(expiry).toBeVisible()
  await expect(finePrint).toBeVisible()
  await goOn(page)
  await expect(expiry).toBeVisible()
  await expect(finePrint).toBeVisible()
  await payByCard(page)
  await expectAt(page, 'Send your gift')
  await expect(expiry).toBeVisible()
  await page.getByRole('button', { name: /^Skip/ }).click()
  await expectAt(page, 'Purchase Successful')
  await expect(expiry).toBeVisible()
})
