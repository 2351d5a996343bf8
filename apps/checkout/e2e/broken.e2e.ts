import type { Page } from '@playwright/test'
import type { Guest } from '../../e2e/guest.ts'
import { expect, test } from '../../e2e/test.ts'
import { expectAt, expectPaidOnce, holdPurchase, toPayment } from './steps.ts'

/** Makes every view that shows money throw, until the next reload. */
const plantFault = (page: Page) =>
  page.evaluate(() => {
    Object.assign(Number.prototype, {
      toFixed: () => {
        throw new Error('A planted fault')
      },
    })
  })

/** Makes the page render again. */
const drawAgain = (page: Page) => page.evaluate(() => (location.hash = 'again'))

async function tryAgain(page: Page) {
  await expectAt(page, 'Something went wrong...')
  await page.getByRole('button', { name: 'Try again' }).click()
}

/** Pays, and makes the page throw before the answer arrives. */
async function breakWhilePaying(page: Page, guest: Guest) {
  await toPayment(page, guest)
  const held = await holdPurchase(page, 'after')
  await plantFault(page)
  return held
}

test.use({ tolerated: [/A planted fault/] })

test('NET-08 a page that fails during a charge looks the payment up on Try again', async ({ page, guest, sandbox }) => {
  const held = await breakWhilePaying(page, guest)
  await drawAgain(page)
  await tryAgain(page)
  await held.letGo()
  await expectPaidOnce(page, sandbox, guest)
})

test('NET-07 a page that fails before a charge starts again', async ({ page, guest }) => {
  await toPayment(page, guest)
  await plantFault(page)
  await drawAgain(page)
  await tryAgain(page)
  await expectAt(page, 'Your details')
  await expect(page.getByLabel('Email')).toHaveValue('')
})
