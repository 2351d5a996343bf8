import { readFile } from 'node:fs/promises'
import * as checkout from '../../checkout/e2e/steps.ts'
import { newGuest } from '../guest.ts'
import { expect, test } from '../test.ts'
import { button, heading, openBill, press, seeWhatIsLeft } from './people.ts'
import { signIn, signManagerIn } from '../signIn.ts'
import { device } from '../device.ts'

test('a company’s gift is corrected, claimed, spent at the table, shared with another guest and refunded in part, and a gift card goes by text message and is found again: all agree to the cent', async ({
  page: company,
  browser,
  baseURL,
  sandbox,
  enterprise,
  guest,
  lane,
}) => {
  test.setTimeout(120_000)
  const ending = enterprise.settings.requiredEmailEnding ?? '@mail.example'
  const ada = `moreau${ending}`
  const ticket = `1042-${lane}`

  await test.step('a company sends 500 gifts', async () => {
    await company.goto('bulk-gifting/')
    await signIn(company, `member+${lane}${ending}`)
    const list = ['gone.moreau@mail.example, Ada Moreau', ...Array.from({ length: 499 }, (_, at) => `guest${at}@mail.example`)]
    await company.getByLabel('Type or paste recipients').fill(list.join('\n'))
    await button(company, 'Add to the list').click()
    await expect(company.getByRole('heading', { name: '500 recipients' })).toBeVisible()
    await button(company, 'Choose the gift').click()
    await company.getByRole('button', { name: '$50', exact: true }).click()
    await company.getByLabel('Purchase order number').fill(`PO-${lane}`)
    await button(company, 'Check the order').click()
    const pay = button(company, /^Pay \$/)
    await expect(pay).toBeEnabled()
    await pay.press('Enter')
    await expect(company.getByText('Your gifts are on their way')).toBeVisible()
    expect(await sandbox.chargesOf(`member+${lane}${ending}`)).toMatchObject([{ amount: 18_750 }])
    await company.getByRole('link', { name: 'See the order' }).click()
    await expect(company.getByText('500 recipients found')).toBeAttached()
    await expect(company.getByText(`PO-${lane}`)).toBeVisible()
    const invoice = await company.getByRole('link', { name: /^Download invoice/ }).getAttribute('href')
    const text = await (await company.request.get(invoice ?? '')).text()
    for (const part of [`PO-${lane}`, '500 gifts of $50.00', 'Paid: $18,750.00']) expect(text).toContain(part)
  })

  const code = await test.step('the one that bounced goes to another address, with another code', async () => {
    await company.getByRole('link', { name: 'gone.moreau@mail.example' }).click()
    const drawer = company.getByRole('dialog')
    await expect(drawer.getByText('There is no such mailbox.')).toBeVisible()
    await drawer.getByLabel('Correct the address').fill(ada)
    await button(company, 'Send to this address').click()
    await company.getByRole('link', { name: ada }).click()
    await expect(drawer.getByText('Sent', { exact: true })).toBeVisible()
    return /GIFT\d+/.exec(await company.getByRole('dialog', { name: ada, exact: true }).innerText())?.[0] ?? ''
  })

  const phone = await device({ browser, lane, baseURL })
  await test.step('Ada opens and claims it on her phone', async () => {
    await phone.goto(`gift/?gift=${code}`)
    await button(phone, 'Open your gift').click()
    await expect(heading(phone, 'Claim your $50')).toBeVisible()
    await expect(phone.getByText(code)).toBeVisible()
    await company.reload()
    await expect(company.getByRole('dialog').getByText('Opened', { exact: true })).toBeVisible()
    await sandbox.claimGift(code, ada)
    await company.reload()
    await expect(company.getByRole('dialog').getByText('Claimed', { exact: true })).toBeVisible()
    await phone.reload()
    await expect(heading(phone, 'Your gift is in the app')).toBeVisible()
  })

  await test.step('she spends a part of it at the table, with a tip', async () => {
    await openBill(phone, { ticket, part: '40.00' })
    await signIn(phone, ada)
    await button(phone, '25% $9.26').click()
    await press(phone, 'Pay $9.26')
    await expect(heading(phone, 'Payment Success!')).toBeVisible()
    await expect(phone.getByRole('group', { name: 'Payment' }).getByText('$49.26')).toBeVisible()
    expect(await sandbox.billPaymentsOf(ticket)).toEqual([{ ticket, paid: 40_00, tip: 9_26, charged: 9_26 }])
    await phone.goto(`gift/?gift=${code}`)
    await seeWhatIsLeft(phone, code)
    await expect(phone.getByText('$10.00')).toBeVisible()
  })

  const manager = await device({ browser, lane, baseURL })
  await test.step('a manager splits the rest between her and another guest', async () => {
    await manager.goto('managers/enter-check-number?location_id=700&user_id=9000')
    await signManagerIn(manager, sandbox, '12125550194')
    await manager.getByLabel('Check number').fill(ticket)
    await button(manager, 'Next').click()
    await expect(manager.getByText('$63.68').first()).toBeVisible()
    await manager.getByRole('switch', { name: 'Split the bill' }).click()
    await button(manager, '33% $34.21').click()
    await button(manager, '20% $6.34').click()
    await button(manager, 'Continue to savings').click()
    await press(manager, 'Pay $6.34')
    await expect(heading(manager, 'Payment Successful')).toBeVisible()
    await expect(manager.getByText('$5.79')).toBeVisible()
    await manager.getByRole('link', { name: 'Another guest pays the rest' }).click()
    await manager.getByPlaceholder('Search for a guest').fill('carmen moreau')
    await manager.getByRole('list', { name: 'Found guests' }).getByRole('link').click()
    await manager.getByRole('link', { name: 'Pay' }).click()
    await manager.getByLabel('Check number').fill(ticket)
    await button(manager, 'Next').click()
    await button(manager, '20% $5.46').click()
    await button(manager, 'Continue to savings').click()
    await press(manager, 'Pay $9.93')
    await expect(heading(manager, 'Payment Successful')).toBeVisible()
    await expect(manager.getByText('still due')).toHaveCount(0)
    expect(await sandbox.balanceOf(`bill 700/${ticket}`)).toBe(103_68)
  })

  await test.step('the manager refunds the tip that she gave at the table, and nothing else', async () => {
    await manager.goto('managers/diner-profile?location_id=700&user_id=9000')
    await expect(manager.getByRole('row').filter({ hasText: '$40.55' })).toBeVisible()
    await manager.getByRole('row').filter({ hasText: '$49.26' }).getByRole('link').click()
    await manager.getByLabel('Reason').selectOption('Other')
    await button(manager, 'Tip only').click()
    await button(manager, /^Refund \$/).click()
    await manager.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click()
    await expect(manager.getByRole('heading', { name: /^\$9\.26 goes back to / })).toBeVisible()
    await manager.getByRole('link', { name: /^Back to / }).click()
    await manager.getByRole('row').filter({ hasText: 'Partially Refunded' }).getByRole('link').click()
    await expect(manager.getByRole('list', { name: 'Refunds of this payment' })).toContainText('$9.26')
    await expect(manager.getByText('Up to $40.00')).toBeVisible()
    // A refund opens no bill again, and takes no credit that the guest has.
    expect(await sandbox.balanceOf(`bill 700/${ticket}`)).toBe(103_68)
    await manager.goto('managers/diner-profile?location_id=700&user_id=9000')
    await expect(manager.getByText('$0.79')).toBeVisible()
  })

  await test.step('the company sees that its gift is spent, in the dashboard and in the export', async () => {
    await company.reload()
    await expect(company.getByRole('dialog').getByText('Redeemed', { exact: true })).toBeVisible()
    await company.keyboard.press('Escape')
    const download = company.waitForEvent('download')
    await button(company, 'Export as CSV').click()
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
    expect(lines).toHaveLength(501)
    expect(lines.filter((line) => line.includes('Redeemed'))).toEqual([expect.stringContaining(`"${ada}"`)])
    await phone.goto(`gift/?gift=${code}`)
    await seeWhatIsLeft(phone, code)
    await expect(phone.getByText('$0.00')).toBeVisible()
  })

  const buyer = await device({ browser, lane, baseURL })
  const maya = newGuest(lane, enterprise.settings.requiredEmailEnding)
  await test.step('a guest sends a gift card by text message, and corrects its number before it is opened', async () => {
    await checkout.toPayment(buyer, guest, 'checkout/?gco_id=gco-50')
    await checkout.payByCard(buyer)
    await checkout.expectAt(buyer, 'Send your gift')
    await buyer.getByLabel('Their name').fill('Maya')
    await press(buyer, 'Text message')
    await buyer.getByLabel('Their phone number').fill(guest.phone)
    await press(buyer, 'Send it now')
    await checkout.expectAt(buyer, 'Purchase Successful')
    expect(await sandbox.newestTo(guest.number)).toContain('Maya, Ada sent you a gift of $50.00.')
    await buyer.getByText('Not the right number?').click()
    await buyer.getByLabel('Correct the number').fill(maya.phone)
    await press(buyer, 'Send to this number')
    await expect.poll(() => sandbox.messagesTo(maya.number)).toBe(1)
    expect(await sandbox.messagesTo(guest.number)).toBe(1)
  })
  await test.step('Maya opens it: it has what was paid, and goes to nobody else', async () => {
    const text = await sandbox.newestTo(maya.number)
    expect(text).toContain('Maya, Ada sent you a gift of $50.00.')
    const card = await device({ browser, lane, baseURL })
    const link = /gift\/\?gift=(\S+)/.exec(text)
    await card.goto(link?.[0] ?? '')
    await button(card, 'Open your gift').click()
    await expect(heading(card, 'Claim your $50')).toBeVisible()
    await seeWhatIsLeft(card, link?.[1] ?? '')
    await expect(card.getByRole('heading', { name: '$50.00 left' })).toBeVisible()
    // The bonus of $5 is the buyer’s. The account is the purchase’s, whose first code was corrected once.
    expect(await sandbox.balanceOf(`gifts of ${link?.[1]?.replace(/-2$/, '')}`)).toBe(50_00 + 5_00)
    expect(await sandbox.chargesOf(guest.email)).toMatchObject([{ optionId: 'gco-50', amount: 50 }])
    await buyer.getByLabel('Correct the number').fill(guest.phone)
    await press(buyer, 'Send to this number')
    await expect(buyer.getByText('The gift has been opened, so its address can no longer be changed.')).toBeVisible()
    expect(await sandbox.messagesTo(guest.number)).toBe(1)
  })
  await test.step('the buyer finds the purchase again on another device: its sums, and that Maya has opened it', async () => {
    const laptop = await device({ browser, lane, baseURL })
    await laptop.goto('checkout/purchase')
    await laptop.getByLabel('Email').fill(guest.email)
    await press(laptop, 'Email me the links')
    await expect.poll(() => sandbox.newestTo(guest.email)).toContain('Your purchases')
    await laptop.goto(/checkout\/purchase#\S+$/.exec(await sandbox.newestTo(guest.email))?.[0] ?? '')
    for (const part of ['$50', '$50.00', '+$5 for you', /opened your gift on /])
      await expect(laptop.getByText(part, { exact: true })).toBeVisible()
  })
})
