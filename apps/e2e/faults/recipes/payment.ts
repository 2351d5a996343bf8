import { type Visit, button, fill, heading } from '../way.ts'

// The shared parts of the payments of bills.

export const pay = button(/^Pay \$/)
export const until = async ({ page }: Visit, of: (page: Visit['page']) => ReturnType<typeof pay>) => of(page).waitFor()

/** Chooses to type a card. */
export async function typeCard({ page }: Visit, number = '4242424242424242') {
  await page.getByRole('radio', { name: 'A new card' }).check({ force: true })
  await fill(page, { 'Card number': number, Expires: '1230', 'Security code': '123' })
}

export const isNotPaid = heading('Your payment hasn’t gone through yet')
