import { expect } from '@playwright/test'
import { button, field, heading, text } from './query.ts'
import { chargedOnce, endPayment, paid, pay, payASlowServer, toPayment, typeCard } from './steps.ts'
import { test } from './test.ts'

const wallet = button('Pay with the sandbox’s wallet')
const confirmWallet = button('Confirm with the wallet')

test('CHK-04 NET-08 a wallet’s sheet is closed by Escape, opened once by a double press, and pays once', async ({
  tab,
  guest,
  sandbox,
}) => {
  await toPayment(tab, guest)
  await tab.press(wallet)
  await tab.see(confirmWallet)
  await tab.key('Escape')
  await tab.gone(confirmWallet)
  await tab.press(wallet, 2)
  await tab.see(text('$100.00 will be paid.'))
  expect(await tab.all(confirmWallet)).toHaveLength(1)
  await tab.press(confirmWallet, 2)
  await tab.see(paid)
  await chargedOnce(sandbox, guest)
})

test('NET-08 Back during the charge, and forward again, look it up and charge once', async ({ tab, guest, sandbox }) => {
  await tab.open('store/')
  await toPayment(tab, guest)
  await typeCard(tab)
  await payASlowServer(tab, sandbox)
  await tab.back()
  await tab.at(/\/store\/$/)
  await tab.forward()
  await tab.at(/\/checkout\//)
  await endPayment(tab, sandbox, guest)
})

test('NET-08 with full storage a reload during the charge does not charge twice', async ({ tab, guest, sandbox }) => {
  await toPayment(tab, guest)
  await tab.evaluate(`(() => {
    let part = 'x'.repeat(1024 * 1024)
    for (let count = 0; part !== ''; count += 1) {
      try { sessionStorage.setItem('full' + count, part) } catch { part = part.slice(0, Math.floor(part.length / 2)) }
    }
  })()`)
  await typeCard(tab)
  await payASlowServer(tab, sandbox)
  await tab.reload()
  await endPayment(tab, sandbox, guest)
})

test('CHK-02 CHK-04 the whole checkout by keyboard alone; an error takes the focus to its field', async ({ tab, guest, sandbox }) => {
  await tab.open('checkout/?ico_id=ico-100')
  await tab.see(field('Email'))
  await tab.tabTo(field('First name'))
  await tab.write('Ada')
  await tab.tabTo(field('Last name'))
  await tab.write('Moreau')
  await tab.key('Enter')
  await tab.see(field('Email'), ({ isFocused }) => isFocused)
  await tab.write(guest.email)
  await tab.key('Enter')
  await tab.see(heading('Payment'), ({ isFocused }) => isFocused)
  await tab.see(field('Card number'))
  await tab.tabTo(field('Card number'))
  await tab.write('4242424242424242')
  await tab.key('Tab')
  await tab.write('1230')
  await tab.key('Tab')
  await tab.write('123')
  await tab.tabTo(pay)
  await tab.key('Enter')
  await tab.see(paid)
  await chargedOnce(sandbox, guest)
})
