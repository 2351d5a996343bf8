import type { Page } from '@playwright/test'
import type { Enterprise } from './enterprise.ts'
import type { Sandbox } from './sandbox.ts'
import { expect } from './test.ts'

/** A member of a test alone: another one's payment would change the balance. */
export const memberOf = ({ settings }: Enterprise, lane: string, name = 'member'): string =>
  `${name}+${lane}${settings.requiredEmailEnding ?? '@mail.example'}`

/** A partner who may edit everything at Harbor & Rye. */
export const partner = 'ines@harborrye.example'

export async function signIn(page: Page, email: string, password = 'dinner4two'): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Only the latest code of a phone is accepted: each test has a phone of its own. */
export async function signManagerIn(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByLabel('Verification code')).toBeVisible()
  await page.getByLabel('Verification code').fill(await sandbox.codeFor(phone))
}
