import { expect } from '@playwright/test'
import type { Enterprise } from '../../apps/e2e/enterprise.ts'
import type { Guest } from '../../apps/e2e/guest.ts'
import type { Page } from './page.ts'
import { button, field, heading, link, text } from './query.ts'
import { walk } from './walk.ts'
import { pay } from './walkSteps.ts'

const success = heading('Payment Successful')

/** A bill that nobody else pays. */
const billOf = ({ email }: Guest): string => `1042-${email.split('@')[0] ?? ''}`

async function signIn(page: Page, { settings }: Enterprise): Promise<void> {
  // The walks of two engines must not spend the first member's balance.
  await page.type(field('Email'), `regular${settings.requiredEmailEnding ?? '@mail.example'}`)
  await page.type(field('Password'), 'dinner4two')
  await page.press(button('Sign in'))
}

/** What a guest does at the table, and with a gift that they were sent. */
export const tableWalks = [
  walk(
    'POS-02 POS-07 POS-10 NET-08 a bill gets a tip, survives a reload, and is paid once',
    async ({ page, enterprise, guest, sandbox }) => {
      const bill = billOf(guest)
      await page.open(`pos/?pos=tableside&location=harbor&ticket=${bill}`)
      await signIn(page, enterprise)
      await page.press(button(/^25%/))
      await page.press(button('Next'))
      await page.see(heading('Review Payment'))
      await page.reload()
      await page.see(text('$127.68'))
      await page.keys('Shift')
      await page.press(pay, 2)
      await page.see(heading('Payment Success!'))
      expect(await sandbox.billPaymentsOf(bill)).toHaveLength(1)
    },
  ),
  walk('DIN-01 DIN-05 NET-08 a check is paid once, and its receipt survives a reload', async ({ page, enterprise, guest, sandbox }) => {
    const bill = billOf(guest)
    await page.open(`diner/?pos=tableside&location=lark&ticket=${bill}`)
    await signIn(page, enterprise)
    await page.see(pay, ({ isEnabled }) => isEnabled)
    await page.keys('Shift')
    await page.press(pay, 2)
    await page.see(success)
    await page.press(link('View Receipt'))
    await page.see(heading('Receipt'))
    await page.reload()
    await page.see(heading('Receipt'))
    await page.back()
    await page.see(success)
    expect(await sandbox.billPaymentsOf(bill)).toHaveLength(1)
  }),
  walk('GFT-01 GFT-03 a gift shows its code and where to spend it; an unknown one has a way on', async ({ page }) => {
    await page.open('gift/?gift=dinner')
    await page.see(heading('Claim your $50'))
    await page.see(text('FEAST-7K2M-40'))
    await page.press(button('Copy the code'))
    await page.see(text(/^(Copied to clipboard\.|Your browser does not let this page copy\.)/))
    await page.press(link('Explore locations'))
    await page.see(heading('Where you can dine'), ({ isOnTop }) => isOnTop)
    await page.open('gift/?gift=none')
    await page.see(heading('We can’t find this gift'))
    await page.see(link(/^Contact support/))
  }),
  walk('AMB-01 the profile comes after the sign-in', async ({ page, enterprise }) => {
    await page.open('diner/profile')
    await signIn(page, enterprise)
    await page.see(text('Credit Earned'))
    await page.at(/\/diner\/profile$/)
    await page.see(button('Edit Photo'))
  }),
]
