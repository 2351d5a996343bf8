import type { Page } from '@playwright/test'
import { type Guest, expect } from '../../e2e/test.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })

/** The page stands at the step with this title. */
export const expectAt = (page: Page, title: string) => expect(heading(page)).toHaveText(title)

/** Opens the checkout of an option, and fills in who buys. */
export async function toPayment(page: Page, guest: Guest, address = 'checkout/?ico_id=ico-100'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expectAt(page, 'Payment')
}

/** Types a card into the provider's own field. */
export async function typeCard(page: Page, number = '4242424242424242'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('1230')
  await page.getByLabel('Security code').fill('123')
}

export const wallet = (page: Page) => page.getByRole('button', { name: 'Pay with the sandbox’s wallet' })
/** The wallet's own sheet, over the page. */
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'The sandbox’s wallet' })
export const confirmWallet = (page: Page) => sheet(page).getByRole('button', { name: 'Confirm with the wallet' }).click()
