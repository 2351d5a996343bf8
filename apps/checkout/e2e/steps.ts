import type { Page } from '@playwright/test'
import { buyer } from '../../../features/checkout/examples/examples.ts'
import type { Enterprise } from '../../e2e/enterprise.ts'
import type { Guest } from '../../e2e/guest.ts'
import { type Held, hold } from '../../e2e/hold.ts'
import type { Sandbox } from '../../e2e/sandbox.ts'
import { expect } from '../../e2e/test.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })

export const expectAt = (page: Page, title: string) => expect(heading(page)).toHaveText(title)

export const onward = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })

/** Opens the checkout of an option, and fills in who buys. */
export async function fillDetails(page: Page, guest: Guest, address = 'checkout/?ico_id=ico-100'): Promise<void> {
  await page.goto(address)
  await fillBuyer(page, guest)
}

export async function fillBuyer(page: Page, guest: Guest): Promise<void> {
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('First name').fill(buyer.firstName)
  await page.getByLabel('Last name').fill(buyer.lastName)
}

/** Goes on to the payment. A key press ends the protection against double taps. */
export async function goOn(page: Page): Promise<void> {
  await onward(page).click()
  await expectAt(page, 'Payment')
  await page.keyboard.press('Shift')
}

export async function toPayment(page: Page, guest: Guest, address?: string): Promise<void> {
  await fillDetails(page, guest, address)
  await goOn(page)
}

/** Opens the checkout, and signs in as a member with saved cards. */
export async function signIn(page: Page, { settings }: Enterprise, mailbox = 'member'): Promise<void> {
  await page.goto('checkout/?ico_id=ico-100')
  await page.getByRole('button', { name: 'Have an account? Sign in' }).click()
  await expectAt(page, 'Welcome back')
  await page.getByLabel('Email').fill(`${mailbox}${settings.requiredEmailEnding ?? '@mail.example'}`)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(onward(page)).toBeVisible()
}

/** The button before the card's field, where there is a wallet or may be one. */
export const byCard = (page: Page) => page.getByRole('button', { name: 'Pay by card', exact: true })

/** Opens the card's field. It opens by itself once there turns out to be no wallet. */
export async function openCard(page: Page): Promise<void> {
  await expect(async () => {
    if (await byCard(page).isVisible()) await byCard(page).click({ timeout: 500 })
    await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 500 })
  }).toPass()
}

export async function typeCard(page: Page, number = '4242424242424242'): Promise<void> {
  await openCard(page)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('1230')
  await page.getByLabel('Security code').fill('123')
}

/** The purchase, and not its later requests. */
export const purchases = /\/purchases$/

/** Ticks the box beside the renewal terms. */
export const agree = (page: Page) => page.getByRole('checkbox', { name: /^I agree to pay/ }).check()

/** Presses the button that cancels the subscription of the page, and answers its one question. */
export async function pressCancel(page: Page, lastDay = 'December 20, 2026'): Promise<void> {
  await page.getByRole('button', { name: 'Cancel subscription' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(lastDay)
  await question.getByRole('button', { name: 'Cancel subscription' }).press('Enter')
  await expect(question).toBeHidden()
}

/** Cancels the subscription of the page, and sees the day on which it ends. */
export async function cancelSubscription(page: Page, lastDay = 'December 20, 2026'): Promise<void> {
  await pressCancel(page, lastDay)
  await expect(page.getByText(`Canceled: it ends on ${lastDay}`)).toBeVisible()
}

/** Pays with a card, and holds the purchase before the server acts, or its answer. */
export async function holdPurchase(page: Page, when?: 'before' | 'after'): Promise<Held> {
  await typeCard(page)
  const held = await hold(page, purchases, when)
  await pay(page).click()
  await held.reached
  return held
}

export async function payByCard(page: Page): Promise<void> {
  await typeCard(page)
  await pay(page).click()
}

export async function expectPaidOnce(page: Page, sandbox: Sandbox, guest: Guest): Promise<void> {
  await expectAt(page, 'Purchase Successful')
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(1)
}

export const wallet = (page: Page) => page.getByRole('button', { name: 'Sandbox Pay' })
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Sandbox Pay' })
export const confirmWallet = (page: Page) => sheet(page).getByRole('button', { name: 'Confirm payment' }).click()
