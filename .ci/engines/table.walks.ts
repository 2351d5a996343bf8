import { expect } from '@playwright/test'
import type { Enterprise } from '../../apps/e2e/enterprise.ts'
import type { Page } from './page.ts'
import { button, field, heading, link, text } from './query.ts'
import { pay } from './steps.ts'
import { test } from './test.ts'

async function signIn(tab: Page, { settings }: Enterprise): Promise<void> {
  // Two walks must not spend the first member's balance.
  await tab.type(field('Email'), `regular${settings.requiredEmailEnding ?? '@mail.example'}`)
  await tab.type(field('Password'), 'dinner4two')
  await tab.press(button('Sign in'))
}

test('DIN-01 DIN-05 NET-08 a check is paid once, and Back leads from its receipt', async ({ tab, enterprise, guest, sandbox }) => {
  const bill = `1042-${guest.phone}`
  await tab.open(`diner/?pos=tableside&location=lark&ticket=${bill}`)
  await signIn(tab, enterprise)
  await tab.see(pay, ({ isEnabled }) => isEnabled)
  await tab.key('Shift')
  await tab.press(pay, 2)
  await tab.see(heading('Payment Successful'))
  await tab.press(link('View Receipt'))
  await tab.see(heading('Receipt'))
  await tab.reload()
  await tab.see(heading('Receipt'))
  await tab.back()
  await tab.see(heading('Payment Successful'))
  expect(await sandbox.billPaymentsOf(bill)).toHaveLength(1)
})

test('GFT-01 GFT-03 a gift’s code is copied, and its link scrolls to where it can be spent', async ({ tab }) => {
  await tab.open('gift/?gift=dinner')
  await tab.see(text('FEAST-7K2M-40'))
  await tab.press(button('Copy the code'))
  await tab.see(text(/^(Copied to clipboard\.|Your browser does not let this page copy\.)/))
  await tab.press(link('Explore locations'))
  await tab.see(heading('Where you can dine'), ({ isOnTop }) => isOnTop)
})
