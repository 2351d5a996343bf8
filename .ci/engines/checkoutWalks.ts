import { expect } from '@playwright/test'
import { walk } from './walk.ts'
import { button, field, heading, text } from './query.ts'
import { chargedOnce, endPayment, fillDetails, fillStorage, continueToPayment, paid, pay, toPayment, typeCard } from './walkSteps.ts'

const wallet = button('Pay with the sandbox’s wallet')
const confirmWallet = button('Confirm with the wallet')

export const checkoutWalks = [
  walk(
    'CHK-04 CHK-06 a card is declined, another one pays, and a reload shows the confirmation again',
    async ({ page, guest, sandbox }) => {
      await toPayment(page, guest)
      await typeCard(page, '4000000000009995')
      await page.press(pay)
      await page.see({ by: 'role', role: 'alert', name: /^/ }, (found) => found.text.includes('not enough money'))
      await typeCard(page)
      await page.press(pay)
      await page.see(paid)
      await page.reload()
      await page.see(paid)
      await chargedOnce(sandbox, guest)
    },
  ),

  walk('CHK-04 the bank’s dialog confirms a card', async ({ page, guest, sandbox }) => {
    await toPayment(page, guest)
    await typeCard(page, '4000002500003155')
    await page.press(pay)
    await page.press(button('Confirm the payment'))
    await page.see(paid)
    await chargedOnce(sandbox, guest)
  }),

  walk(
    'CHK-04 NET-08 a wallet’s sheet is closed by Escape, opened once by a double press, and pays once',
    async ({ page, guest, sandbox }) => {
      await toPayment(page, guest, 'checkout/?ico_id=ico-100&code=SPRING10')
      await page.press(wallet)
      await page.see(confirmWallet)
      await page.keys('Escape')
      await page.gone(confirmWallet)
      await page.press(wallet, 2)
      await page.see(text('$90.00 will be paid.'))
      expect((await page.all(confirmWallet)).length).toBe(1)
      await page.press(confirmWallet, 2)
      await page.see(paid)
      await chargedOnce(sandbox, guest)
    },
  ),

  walk('CHK-05 a gift is paid, survives a reload, and is sent', async ({ page, guest, sandbox }) => {
    await toPayment(page, guest, 'checkout/?gco_id=gco-50')
    await typeCard(page)
    await page.press(pay)
    await page.see(heading('Send your gift'))
    await page.type(field('Their name'), 'Maya')
    await page.reload()
    await page.see(field('Their name'), ({ value }) => value === 'Maya')
    await page.type(field('Their email'), 'maya@mail.example')
    await page.press(button('Send it now'))
    await page.see(paid)
    await page.see(text(/is on its way to Maya\./))
    await chargedOnce(sandbox, guest)
  }),

  walk('NET-08 a double press on Pay, and Enter on top of it, charge once', async ({ page, guest, sandbox }) => {
    await toPayment(page, guest)
    await typeCard(page)
    await page.press(pay, 2)
    await page.keys('Enter')
    await page.see(paid)
    await chargedOnce(sandbox, guest)
  }),

  walk('NET-08 a reload during the charge looks it up and charges once', async ({ page, guest, sandbox }) => {
    await toPayment(page, guest)
    await typeCard(page)
    await sandbox.fault({ name: 'slow', path: '/purchases', times: 1 })
    await page.press(pay)
    await page.until('the payment is under way', async () => (await page.all(button(/^Pay/))).every(({ isEnabled }) => !isEnabled))
    await page.reload()
    await endPayment(page)
    await chargedOnce(sandbox, guest)
  }),

  walk('NET-08 Back during the charge, and forward again, look it up and charge once', async ({ page, guest, sandbox }) => {
    await page.open('store/')
    await toPayment(page, guest)
    await typeCard(page)
    await sandbox.fault({ name: 'slow', path: '/purchases', times: 1 })
    await page.press(pay)
    await page.until('the payment is under way', async () => (await page.all(button(/^Pay/))).every(({ isEnabled }) => !isEnabled))
    await page.back()
    await page.at(/\/store\/$/)
    await page.forward()
    await page.at(/\/checkout\//)
    await endPayment(page)
    await chargedOnce(sandbox, guest)
  }),

  walk('NET-08 with full storage a reload during the charge does not charge twice', async ({ page, guest, sandbox }) => {
    await toPayment(page, guest)
    await fillStorage(page)
    await typeCard(page)
    await sandbox.fault({ name: 'slow', path: '/purchases', times: 1 })
    await page.press(pay)
    // A response that is lost earlier leaves no payment to look up.
    await page.until('the server has received the purchase', () => sandbox.isSpent())
    await page.reload()
    await page.see(heading(/^(Purchase Successful|An earlier payment has not arrived so far)$/))
    // The slow server charges only after the reload.
    await page.until('the buyer is charged', async () => (await sandbox.chargesOf(guest.email)).length > 0)
    if ((await page.all(paid)).length === 0) await page.press(button('Look again'))
    await page.see(paid)
    await chargedOnce(sandbox, guest)
  }),

  walk(
    'NET-08 two tabs with the same buyer are two purchases, each with its own confirmation',
    async ({ page, newTab, guest, sandbox }) => {
      const other = await newTab()
      for (const each of [page, other]) {
        await toPayment(each, guest)
        await typeCard(each)
      }
      for (const each of [page, other]) {
        await each.press(pay)
        await each.see(paid)
      }
      expect((await sandbox.chargesOf(guest.email)).length).toBe(2)
    },
  ),

  walk('CHK-02 CHK-04 the whole checkout by keyboard alone', async ({ page, guest, sandbox }) => {
    await page.open('checkout/?ico_id=ico-100')
    await page.see(field('Email'))
    await page.tabTo(field('Email'))
    await page.write(guest.email)
    await page.tabTo(field('First name'))
    await page.write('Ada')
    await page.tabTo(field('Last name'))
    await page.write('Moreau')
    await page.keys('Enter')
    await page.see(heading('Payment'), ({ isFocused }) => isFocused)
    await page.see(field('Card number'))
    await page.tabTo(field('Card number'))
    await page.write('4242424242424242')
    await page.keys('Tab')
    await page.write('1230')
    await page.keys('Tab')
    await page.write('123')
    await page.tabTo(pay)
    await page.keys('Enter')
    await page.see(paid)
    await chargedOnce(sandbox, guest)
  }),

  walk('CHK-02 Back from the payment keeps the details, and an error is shown at its field', async ({ page, guest }) => {
    await fillDetails(page, guest)
    await page.type(field('Email'), 'ada')
    await page.press(continueToPayment)
    await page.see(text('Please enter a valid email address.'))
    await page.see(field('Email'), ({ isFocused }) => isFocused)
    await page.type(field('Email'), guest.email)
    await page.press(continueToPayment)
    await page.see(heading('Payment'))
    await page.back()
    await page.see(field('Last name'), ({ value }) => value === 'Moreau')
  }),
]
