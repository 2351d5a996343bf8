import { expect, test, wholly } from '../e2e/test.ts'
import { expectAt, payByCard, toPayment } from './e2e/steps.ts'

test('CHK-05 a gift whose answer was lost, changed and sent again, is confirmed as the one that went out', async ({
  page,
  guest,
  sandbox,
}) => {
  await toPayment(page, guest, 'checkout/?gco_id=gco-50')
  await payByCard(page)
  await expectAt(page, 'Send your gift')
  await page.getByLabel('Their name').fill('Max')
  await page.getByLabel('Their email').fill('max@mail.example')
  await sandbox.fault({ name: 'lostAnswer', path: '/gift' })
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByRole('alert')).toContainText('Your gift may have gone out already')
  await expect(page.getByRole('alert')).toBeInViewport(wholly)
  await sandbox.calm()
  await page.getByLabel('Their name').fill('Maya')
  await page.getByLabel('Their email').fill('maya@mail.example')
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expectAt(page, 'Purchase Successful')
  await expect(page.getByText('is on its way to Max. It was sent to max@mail.example')).toBeVisible()
})
