import type { Page } from '@playwright/test'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Presses by key, which no guard takes for a double tap. */
export const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).press('Enter')

type Order = { readonly ticket: string; readonly part?: string }

/** Opens a bill by the link of an order at Harbor & Rye, for all of it or for a part. */
export async function openBill(page: Page, { ticket, part }: Order): Promise<void> {
  await page.goto('pos/')
  const back = `${new URL(page.url()).origin}/?order=1`
  const query = new URLSearchParams({ pos: 'tableside', location: 'harbor', ticket, return_url: back })
  if (part !== undefined) query.set('pay_amount', part)
  await page.goto(`pos/?${query.toString()}`)
}

/** Opens the balance of a gift, on the page of one. */
export async function seeWhatIsLeft(page: Page, code: string): Promise<void> {
  await page.getByText('How much is left on a gift?').click()
  await page.getByLabel('Gift code').fill(code)
  await press(page, 'See what is left')
}
