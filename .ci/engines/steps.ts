import { expect } from '@playwright/test'
import type { Guest } from '../../apps/e2e/guest.ts'
import type { Sandbox } from '../../apps/e2e/sandbox.ts'
import type { Page } from './page.ts'
import { button, field, heading } from './query.ts'

export const pay = button(/^Pay \$/)
export const paid = heading('Purchase Successful')

/** From a checkout's details to its payment. Presses a key, because the page ignores clicks before the first sign of a person. */
export async function toPayment(tab: Page, guest: Guest, address = 'checkout/?ico_id=ico-100'): Promise<void> {
  await tab.open(address)
  await tab.type(field('Email'), guest.email)
  await tab.type(field('First name'), 'Ada')
  await tab.type(field('Last name'), 'Moreau')
  await tab.press(button('Continue to payment'))
  await tab.see(heading('Payment'))
  await tab.key('Shift')
}

export async function typeCard(tab: Page): Promise<void> {
  await tab.type(field('Card number'), '4242424242424242')
  await tab.type(field('Expires'), '1230')
  await tab.type(field('Security code'), '123')
}

/** Presses Pay, and waits until the purchase, which the sandbox answers slowly, is under way. */
export async function payASlowServer(tab: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.fault({ name: 'slow', path: '/purchases', times: 1 })
  await tab.press(pay)
  // A response that is lost earlier leaves no payment to look up.
  await tab.until('the server has received the purchase', () => sandbox.isSpent())
}

/** Asserts that the buyer was charged once. */
export async function chargedOnce(sandbox: Sandbox, { email }: Guest): Promise<void> {
  expect(await sandbox.chargesOf(email)).toHaveLength(1)
}

/** After the page was left during the charge: it finds the payment, and nobody is charged twice. */
export async function endPayment(tab: Page, sandbox: Sandbox, guest: Guest): Promise<void> {
  const ended = heading(/^(Purchase Successful|(Your|An earlier) payment hasn’t gone through yet)$/)
  await tab.see(ended)
  // The slow server charges only after the page was left.
  await tab.until('the buyer is charged', async () => (await sandbox.chargesOf(guest.email)).length > 0)
  const { text } = await tab.see(ended)
  await tab.key('Shift')
  if (text.startsWith('An earlier')) await tab.press(button('Look again'))
  if (text.startsWith('Your')) await tab.press(pay)
  await tab.see(paid)
  await chargedOnce(sandbox, guest)
}
