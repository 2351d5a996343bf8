import type { Page } from '@playwright/test'
import { hold } from '../e2e/hold.ts'
import type { Guest } from '../e2e/guest.ts'
import { expect, test } from '../e2e/test.ts'
import { expectAt, pay, toPayment, typeCard } from './e2e/steps.ts'

const purchases = /\/purchases$/

/** From now on every view that writes a sum of money breaks, until the page is loaded again. */
const plantFault = (page: Page) =>
  page.evaluate(() => {
    Object.assign(Number.prototype, {
      toFixed: () => {
        throw new Error('A planted fault')
      },
    })
  })

/** The page draws its view again. */
const drawAgain = (page: Page) => page.evaluate(() => (location.hash = 'again'))

async function tryAgain(page: Page) {
  await expectAt(page, 'Something went wrong...')
  await page.getByRole('button', { name: 'Try again' }).click()
}

/** Pays; while the answer is on its way, the fault is planted. */
async function breakWhilePaying(page: Page, guest: Guest) {
  await toPayment(page, guest)
  await typeCard(page)
  const held = await hold(page, purchases, 'after')
  await pay(page).click()
  await held.reached
  await plantFault(page)
  return held
}

test.use({ tolerated: [/A planted fault/] })

test('NET-08 a page that breaks while it pays looks the payment up when it is tried again', async ({ page, guest, sandbox }) => {
  const held = await breakWhilePaying(page, guest)
  await drawAgain(page)
  await tryAgain(page)
  await held.letGo()
  await expectAt(page, 'Purchase Successful')
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(1)
})

test('NET-08 a page that breaks where it would say that it is paid says so when it is tried again', async ({ page, guest, sandbox }) => {
  const held = await breakWhilePaying(page, guest)
  await held.letGo()
  await tryAgain(page)
  await expectAt(page, 'Purchase Successful')
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(1)
})

test('NET-07 a page that breaks before anything was sent begins anew', async ({ page, guest }) => {
  await toPayment(page, guest)
  await plantFault(page)
  await drawAgain(page)
  await tryAgain(page)
  await expectAt(page, 'Your details')
  await expect(page.getByLabel('Email')).toHaveValue('')
})
