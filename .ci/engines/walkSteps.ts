import { expect } from '@playwright/test'
import type { Guest } from '../../apps/e2e/guest.ts'
import type { Sandbox } from '../../apps/e2e/sandbox.ts'
import type { Page } from './page.ts'
import { button, field, heading } from './query.ts'

export const pay = button(/^Pay \$/)
export const paid = heading('Purchase Successful')
export const continueToPayment = button('Continue to payment')

/** Opens a checkout and fills in the buyer's details. */
export async function fillDetails(page: Page, guest: Guest, address = 'checkout/?ico_id=ico-100'): Promise<void> {
  await page.open(address)
  await page.type(field('Email'), guest.email)
  await page.type(field('First name'), 'Ada')
  await page.type(field('Last name'), 'Moreau')
}

/** From the details to the payment. Presses a key, because the page ignores clicks before the first sign of a person. */
export async function toPayment(page: Page, guest: Guest, address?: string): Promise<void> {
  await fillDetails(page, guest, address)
  await page.press(continueToPayment)
  await page.see(heading('Payment'))
  await page.keys('Shift')
}

export async function typeCard(page: Page, number = '4242424242424242'): Promise<void> {
  await page.type(field('Card number'), number)
  await page.type(field('Expires'), '1230')
  await page.type(field('Security code'), '123')
}

/** Asserts that the buyer was charged once. */
export async function chargedOnce(sandbox: Sandbox, { email }: Guest): Promise<void> {
  expect((await sandbox.chargesOf(email)).length, 'the number of charges').toBe(1)
}

/** After the page was closed during the charge: the app reports that the payment arrived, or the buyer pays if it did not. */
export async function endPayment(page: Page): Promise<void> {
  const notArrived = heading('Your payment has not arrived so far')
  await page.see(heading(/^(Purchase Successful|Your payment has not arrived so far)$/))
  if ((await page.all(notArrived)).length > 0) {
    await page.keys('Shift')
    await page.press(pay)
  }
  await page.see(paid)
}

export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    let part = 'x'.repeat(1024 * 1024)
    for (let count = 0; part !== ''; count += 1) {
      try { sessionStorage.setItem('full' + count, part) } catch { part = part.slice(0, Math.floor(part.length / 2)) }
    }
  })()`)
}
