import type { Page } from '@playwright/test'
import type { Act, Person } from './acts.ts'

/** Measures the longest task of an act, and names it in the table. */
export type Measure = (name: string, act: Act) => Promise<void>

export type Visit = {
  readonly page: Page
  readonly person: Person
  /** The address of the enterprise, with a slash. */
  readonly base: string
  readonly measure: Measure
  /** The code of the last text message to a phone. */
  readonly codeFor: (phone: string) => Promise<string>
}

/** One of the surfaces with as much as it may have. */
export type Scale = { readonly on: 'phone' | 'computer'; readonly visit: (visit: Visit) => Promise<void> }

export async function signInByPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signInByPhone({ page, codeFor }: Visit): Promise<void> {
  const phone = '12125550190'
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.getByLabel('Verification code').waitFor()
  await page.getByLabel('Verification code').fill(await codeFor(phone))
}

export const numbered = (index: number): string => String(index + 1).padStart(5, '0')

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** Presses Backspace as often as the text has letters. */
export const deleting =
  (page: Page, text: string): Act =>
  async () => {
    for (const _ of text) await page.keyboard.press('Backspace', { delay: 120 })
  }
