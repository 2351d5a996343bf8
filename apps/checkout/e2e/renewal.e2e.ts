import { expect, test } from '../../e2e/test.ts'
import { agree, confirmWallet, expectPaidOnce, pay, sheet, toPayment, typeCard, wallet } from './steps.ts'

const monthly = 'checkout/subscribe?ico_id=ico-monthly'
const asked = 'Please agree to the renewal first. Nothing was charged.'

test(
  'SUB-01 SUB-02 no card and no key pays a renewal before the buyer has agreed to it',
  { tag: '@each-enterprise' },
  async ({ page, guest, sandbox, enterprise }) => {
    await toPayment(page, guest, `${monthly}&wallet=none`)
    const box = page.getByRole('checkbox', { name: /^I agree to pay \$40\.00 on the 21st/ })
    await expect(box).not.toBeChecked()
    await typeCard(page)
    await pay(page).press('Enter')
    await expect(page.getByText(asked)).toBeVisible()
    await expect(box).toBeFocused()
    expect(await sandbox.chargesOf(guest.email)).toEqual([])
    await page.keyboard.press('Space')
    await expect(page.getByText(asked)).toHaveCount(0)
    await pay(page).press('Enter')
    await expectPaidOnce(page, sandbox, guest)
    const terms = page.getByRole('region', { name: 'Your subscription renews' })
    await expect(terms).toContainText('$40.00')
    await expect(terms).toContainText('December 21, 2026')
    await expect(terms.getByRole('link', { name: /^Manage or cancel/ })).toHaveAttribute('href', enterprise.settings.manageSubscriptionUrl)
  },
)

test('SUB-01 a wallet opens no sheet before the buyer has agreed to the renewal', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest, monthly)
  await wallet(page).click()
  await expect(page.getByText(asked)).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  await agree(page)
  await wallet(page).click()
  await confirmWallet(page)
  await expectPaidOnce(page, sandbox, guest)
})
