import type { Page } from '@playwright/test'
import type { Enterprise } from '../e2e/enterprise.ts'

/** Each test has a member of its own: another one's payment would change the balance. */
export async function signIn(page: Page, { settings }: Enterprise, lane: string): Promise<void> {
  await page.getByLabel('Email').fill(`member+${lane}${settings.requiredEmailEnding ?? '@mail.example'}`)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in' }).click()
}
