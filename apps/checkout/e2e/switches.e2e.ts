import { expect, test } from '../../e2e/test.ts'
import { expectAt, goOn, pay, signIn, wallet } from './steps.ts'

test(
  'REL-02 an open payment page loses the wallet that the server turns off, and a saved card still pays',
  { tag: '@each-enterprise' },
  async ({ page, enterprise, sandbox }) => {
    await signIn(page, enterprise)
    await goOn(page)
    await expect(wallet(page)).toBeVisible()
    await sandbox.fault({ name: 'switchedOff' })
    // The page asks every 45 seconds, and when somebody returns to it.
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expect(wallet(page)).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
    await pay(page).click()
    await expectAt(page, 'Purchase Successful')
  },
)
