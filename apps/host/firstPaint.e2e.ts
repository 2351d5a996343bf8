import { hold } from '../e2e/hold.ts'
import { emailField, heading, linkTo } from '../claim/e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('ENT-02 ENT-05 CLM-17 the page shows the house’s frame, its headline and its links', async ({ page, house }) => {
    await page.goto('claim/')
    await expect(page.getByRole('img', { name: house.settings.name })).toBeVisible()
    await expect(heading(page)).toHaveText(house.wording.welcome)
    await expect(page.getByText('One moment…')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', house.settings.privacyUrl)
    await expect(page).toHaveTitle(new RegExp(house.settings.name))
  })
})

test('CLM-17 the offer is asked for before the page’s main script has arrived, and only once', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/api/v5/offers/WELCOME25') ? 1 : 0))
  const main = await hold(page, '/assets/main-')
  const offer = page.waitForResponse(/\/api\/v5\/offers\/WELCOME25$/)
  await page.goto(linkTo('WELCOME25'), { waitUntil: 'commit' })
  await offer
  await expect(page.getByText('One moment…')).toBeVisible()
  await main.letGo()
  await expect(emailField(page)).toBeVisible()
  expect(asked).toBe(1)
})
