import { expect, test } from '../../e2e/test.ts'
import { expectAt, fillBuyer, goOn, heading, holdPurchase, onward, payByCard, toPayment } from './steps.ts'

test('CHK-05 NET-08 a gift card that a closed tab has bought is sent by who knows its buyer’s address, whoever comes first', async ({
  page,
  context,
  guest,
}) => {
  // Four visits take 18 s on a quiet machine.
  test.slow()
  await toPayment(page, guest, 'checkout/?gco_id=gco-50')
  const held = await holdPurchase(page, 'after')
  await page.goto('about:blank')
  await held.letGo()
  await page.close()
  const next = await context.newPage()
  const asked = 'A gift card was bought on this device'
  await next.goto('checkout/?ico_id=ico-50')
  await expectAt(next, asked)
  await next.getByLabel('Email').fill('max@mail.example')
  await next.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(next.getByRole('alert')).toContainText('bought with another address')
  await next.getByRole('button', { name: 'It isn’t mine: continue' }).click()
  await fillBuyer(next, { ...guest, email: 'max@mail.example' })
  await goOn(next)
  await payByCard(next)
  await expectAt(next, 'Purchase Successful')
  await next.goto('checkout/?ico_id=ico-75')
  await expectAt(next, asked)
  await next.getByLabel('Email').fill(guest.email)
  await next.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectAt(next, 'Send your gift')
  await next.goto('checkout/?ico_id=ico-monthly')
  await expect(onward(next)).toBeVisible()
})

test('TXT-01 a gift goes by text message, and to another address before it is opened: one charge, one gift', async ({
  page,
  guest,
  sandbox,
}) => {
  await toPayment(page, guest, 'checkout/?gco_id=gco-50')
  await payByCard(page)
  await expectAt(page, 'Send your gift')
  // Each page of the purchase takes the focus.
  await expect(heading(page)).toBeFocused()
  await page.getByLabel('Their name').fill('Max')
  await page.getByRole('button', { name: 'Text message' }).press('Enter')
  await page.getByLabel('Their phone number').fill(guest.number.slice(1))
  await page.getByRole('button', { name: 'Send it now' }).press('Enter')
  await expectAt(page, 'Purchase Successful')
  await expect(heading(page)).toBeFocused()
  expect(await sandbox.messagesTo(guest.number)).toBe(1)
  await page.getByText('Not the right number?').click()
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter')
  const right = `max.${guest.email}`
  await page.getByLabel('Correct the address').fill(right)
  await page.getByRole('button', { name: 'Send to this address' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Sent to' })).toContainText(right)
  expect(await sandbox.messagesTo(right)).toBe(1)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Sent to' })).toContainText(right)
  expect(await sandbox.chargesOf(guest.email)).toMatchObject([{ amount: 50 }])
})
