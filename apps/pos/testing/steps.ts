import type { Page } from '@playwright/test'
import type { Enterprise } from '../../e2e/enterprise.ts'
import { expect } from '../../e2e/test.ts'
import { memberOf, signIn } from '../../e2e/signIn.ts'

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay / })

/** The return address of every order here. */
export const order = (page: Page) => `${new URL(page.url()).origin}/?order=1`

/** Each test pays a bill of its own, and opens it by the link of an order. */
export async function open(page: Page, ticket: string): Promise<void> {
  await page.goto('pos/')
  await page.goto(`pos/?pos=tableside&location=harbor&ticket=${ticket}&return_url=${encodeURIComponent(order(page))}`)
}

/** Up to the review, which ignores taps for a moment. */
export async function toReview(page: Page, enterprise: Enterprise, lane: string): Promise<void> {
  await signIn(page, memberOf(enterprise, lane))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Review Payment')).toBeVisible()
}

/** Pays by keyboard, which no guard takes for a double tap. */
export const press = (page: Page) => pay(page).press('Enter')
