import { hold } from '../e2e/hold.ts'
import { expect, test } from '../e2e/test.ts'

test('BLK-09 BLK-10 NET-08 a list survives a reload, and an order whose answer was lost is placed and charged once', async ({
  page,
  sandbox,
  guest,
}) => {
  const email = `member@${guest.email.split('@')[1] ?? ''}`
  await page.goto('bulk-gifting/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Type or paste recipients').fill(`${guest.email}\nada@mail.example\nnobody`)
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await expect(page.getByRole('heading', { name: '2 recipients' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '2 recipients' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose the gift' }).click()
  await page.getByRole('button', { name: 'Check the order' }).click()
  await expect(page.getByText('2 recipients × $100.00')).toBeVisible()
  const before = (await sandbox.chargesOf(email)).length
  await sandbox.fault({ name: 'lostAnswer', path: '/gifting/orders', times: 1 })
  const pay = page.getByRole('button', { name: 'Pay $180.00' })
  await expect(pay).toBeEnabled()
  // A payment that has just appeared ignores taps for a moment.
  await expect(async () => {
    await pay.click()
    await expect(page.getByText('Your gifts are on their way')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  expect((await sandbox.chargesOf(email)).length).toBe(before + 1)
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page.getByRole('link', { name: guest.email })).toBeVisible()
})

test('BLK-02 NET-02 the calculator’s prices are asked for once, before the app’s scripts have arrived', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/gifting/config') ? 1 : 0))
  const main = await hold(page, '/assets/main-')
  const answered = page.waitForResponse(/\/gifting\/config\?country=NZ/)
  await page.goto('bulk-gifting/calculator?country=NZ', { waitUntil: 'commit' })
  await answered
  await main.letGo()
  await expect(page.getByText('NZ$12,500.00').first()).toBeVisible()
  expect(asked).toBe(1)
})
