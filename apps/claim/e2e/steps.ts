import type { Page } from '@playwright/test'
import type { ClaimStatus } from '../../../features/claim/claim.ts'
import { writeHash } from '../../../features/claim/hash.ts'
import { signs } from '../../../features/claim/examples/states.ts'
import { expect } from '../../e2e/test.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export async function expectScreen(page: Page, status: ClaimStatus): Promise<void> {
  await expect(page.getByRole('main')).toContainText(signs[status])
}

/** Waits until the entry for a step is removed from the browser's history. */
export const expectTidied = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('stepped')

export const linkTo = (code: string, extra = ''): string => `claim/${writeHash(code, extra)}`

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const emailField = (page: Page) => page.getByLabel('Email', { exact: true })
export const phoneField = (page: Page) => page.getByLabel('Phone number')
export const codeField = (page: Page) => page.getByLabel('Verification code')
export const offerCodeField = (page: Page) => page.getByLabel('Offer code')
export const claimCodeField = (page: Page) => page.getByLabel('Claim code')
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

export async function openOffer(page: Page, code: string, extra = ''): Promise<void> {
  await page.goto(linkTo(code, extra))
  await expect(emailField(page).or(phoneField(page)).or(page.getByText('Signed in as')).first()).toBeVisible()
}

export async function submitEmail(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email)
  await button(page, 'Claim my offer').click()
}

export async function submitPhone(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone)
  await button(page, 'Text me the code').click()
}

export async function signIn(page: Page, password = 'dinner4two'): Promise<void> {
  await button(page, 'Claim my offer').click()
  await passwordField(page).fill(password)
  await button(page, 'Sign in and claim').click()
}
