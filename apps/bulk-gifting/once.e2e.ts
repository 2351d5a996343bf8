import type { Locator, Page } from '@playwright/test'
import { hold } from '../e2e/hold.ts'
import type { Sandbox } from '../e2e/sandbox.ts'
import { expectFitsLarge } from '../e2e/large.ts'
import { choose, pressOn, typeInto } from '../e2e/tabTo.ts'
import { expect, test } from '../e2e/test.ts'
import { memberOf, signIn } from '../e2e/signIn.ts'

async function openAs(page: Page, email: string) {
  await page.goto('bulk-gifting/')
  await signIn(page, email)
}

/** By key: taps are ignored for a moment after a payment has appeared. A second press of a slow one would be another act. */
async function press(pay: Locator, outcome: Locator): Promise<void> {
  await pay.press('Enter')
  await expect(outcome).toBeVisible()
}

const chargedSums = async (sandbox: Sandbox, email: string) => (await sandbox.chargesOf(email)).map(({ amount }) => amount)

/** A list of so many recipients, checked and ready to be paid. */
async function prepare(page: Page, recipients: readonly string[], label: string): Promise<Locator> {
  await page.getByLabel('Type or paste recipients').fill(recipients.join('\n'))
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await page.getByRole('button', { name: 'Choose the gift' }).click()
  await page.getByRole('button', { name: 'Check the order' }).press('Enter')
  const pay = page.getByRole('button', { name: label })
  await expect(pay).toBeEnabled()
  return pay
}

const onTheirWay = (page: Page) => page.getByRole('heading', { name: 'Your gifts are on their way' })

test(
  'BLK-09 BLK-10 NET-08 a list survives a reload, and an order whose answer was lost is placed and charged once',
  { tag: '@engines' },
  async ({ page, sandbox, guest, enterprise, lane }) => {
    const email = memberOf(enterprise, lane)
    await openAs(page, email)
    await page.getByLabel('Type or paste recipients').fill(`${guest.email}\nada@mail.example\nnobody`)
    await page.getByRole('button', { name: 'Add to the list' }).click()
    await expect(page.getByRole('heading', { name: '2 recipients' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: '2 recipients' })).toBeVisible()
    // The second by key: a tap where a button has just come is ignored.
    await page.getByRole('button', { name: 'Choose the gift' }).click()
    await page.getByRole('button', { name: 'Check the order' }).press('Enter')
    await expect(page.getByText('2 recipients × $100.00')).toBeVisible()
    await sandbox.fault({ name: 'lostAnswer', path: '/gifting/orders', times: 1 })
    const pay = page.getByRole('button', { name: 'Pay $180.00' })
    await expect(pay).toBeEnabled()
    await press(pay, page.getByText('Your gifts are on their way'))
    expect(await chargedSums(sandbox, email)).toEqual([180])
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(page.getByRole('link', { name: guest.email })).toBeVisible()
  },
)

test('BLK-10 NET-08 an order is paid once, a copy of its tab that was at the gift leads to the orders, and a reload shows its confirmation', async ({
  page,
  context,
  sandbox,
  guest,
  enterprise,
  lane,
}) => {
  const email = memberOf(enterprise, lane)
  await openAs(page, email)
  const pay = await prepare(page, [guest.email], 'Pay $90.00')
  // The draft is saved when the page is left, and the copy begins with what is saved.
  await page.reload()
  const atGift = new URL(page.url())
  atGift.searchParams.set('step', 'gift')
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate((to) => void window.open(to), atGift.href)])
  await copy.getByRole('button', { name: 'Check the order' }).click()
  const payAgain = copy.getByRole('button', { name: 'Pay $90.00' })
  await expect(payAgain).toBeEnabled()
  await press(pay, onTheirWay(page))
  await page.reload()
  await expect(onTheirWay(page)).toBeVisible()
  await press(payAgain, copy.getByText('It can’t be paid twice.'))
  await copy.reload()
  await expect(copy.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(await chargedSums(sandbox, email)).toEqual([90])
})

test('NET-04 NET-11 after a lost session the list is in no storage until its buyer is back, and then outlives a reload', async ({
  page,
  sandbox,
  guest,
  enterprise,
  lane,
}) => {
  const email = memberOf(enterprise, lane)
  await openAs(page, email)
  await page.getByLabel('Type or paste recipients').fill(guest.email)
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await page.getByRole('button', { name: 'Choose the gift' }).click()
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  await expect.poll(stored).toContain(guest.email)
  await sandbox.fault({ name: 'unauthorized', path: '/gifting/orders/dry_run', times: 1 })
  await page.getByRole('button', { name: 'Check the order' }).click()
  await expect(page.getByText('You were signed out.')).toBeVisible()
  expect(await stored()).not.toContain(guest.email)
  await signIn(page, email)
  await expect(page.getByText('1 recipient × $100.00')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 recipient × $100.00')).toBeVisible()
})

test('BLK-02 NET-02 the calculator’s prices are asked for once, before the app’s scripts have arrived', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/gifting/config') ? 1 : 0))
  const main = await hold(page, '/assets/react-')
  const answered = page.waitForResponse(/\/gifting\/config\?country=NZ/)
  await page.goto('bulk-gifting/calculator?country=NZ', { waitUntil: 'commit' })
  await answered
  await main.letGo()
  await expect(page.getByText('NZ$12,500.00').first()).toBeVisible()
  expect(asked).toBe(1)
})

test('AT-01 BLK-09 gifts are ordered by keyboard alone: each new screen’s heading has the focus', async ({
  page,
  sandbox,
  guest,
  enterprise,
  lane,
}) => {
  // Each key is pressed by itself, which takes long on a busy machine.
  test.setTimeout(90_000)
  const email = memberOf(enterprise, lane)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('bulk-gifting/')
  await typeInto(page, page.getByLabel('Email'), email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'dinner4two')
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('Type or paste recipients'), guest.email)
  await pressOn(page, button('Add to the list'))
  await expect(page.getByRole('heading', { name: '1 recipient' })).toBeVisible()
  await expect(button('Add more')).toBeFocused()
  await expectFitsLarge(page, button('Choose the gift'))
  await pressOn(page, button('Choose the gift'))
  await expect(title).toBeFocused()
  await choose(page, page.getByRole('group', { name: 'Amount for each recipient' }), button('$25'))
  await typeInto(page, page.getByLabel('Your message'), 'Well done!')
  await expectFitsLarge(page, button('Check the order'))
  await pressOn(page, button('Check the order'))
  await expect(title).toHaveText('Check and pay')
  await expect(title).toBeFocused()
  await expectFitsLarge(page, button('Pay $22.50'))
  await pressOn(page, button('Pay $22.50'))
  await expect(title).toHaveText('Your gifts are on their way')
  await expect(title).toBeFocused()
  expect(await chargedSums(sandbox, email)).toEqual([22.5])
})
