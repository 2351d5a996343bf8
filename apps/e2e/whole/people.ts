import type { Page } from '@playwright/test'
import type { Sandbox } from '../sandbox.ts'
import { expect } from '../test.ts'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Presses by key, which no guard takes for a double tap. */
export const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).press('Enter')

export async function signIn(page: Page, email: string, password = 'dinner4two'): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

/** Only the latest code of a phone is accepted: each test has a phone of its own. */
export async function signManagerIn(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone)
  await button(page, 'Text me a code').click()
  await expect(page.getByLabel('Verification code')).toBeVisible()
  await page.getByLabel('Verification code').fill(await sandbox.codeFor(phone))
}

type Order = { readonly ticket: string; readonly part?: string }

/** Opens a bill by the link of an order at Harbor & Rye, for all of it or for a part. */
export async function openBill(page: Page, { ticket, part }: Order): Promise<void> {
  await page.goto('pos/')
  const back = `${new URL(page.url()).origin}/?order=1`
  const query = new URLSearchParams({ pos: 'tableside', location: 'harbor', ticket, return_url: back })
  if (part !== undefined) query.set('pay_amount', part)
  await page.goto(`pos/?${query.toString()}`)
}
