import type { Page } from '@playwright/test'
import { button, emailField, offerCodeField } from '../../claim/e2e/steps.ts'
import { hold } from '../../e2e/hold.ts'
import { tabTo } from '../../e2e/tabTo.ts'
import { expect, test } from '../../e2e/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The bodies of the requests to this address, also of those that come later. */
function sentTo(page: Page, address: RegExp): (string | null)[] {
  const sent: (string | null)[] = []
  page.on('request', (request) => address.test(request.url()) && sent.push(request.postData()))
  return sent
}

test('CLM-17 an offer code that is typed and sent before the app has arrived is kept, and sent once', async ({ page }) => {
  const asked = sentTo(page, /\/api\/v5\/offers\//)
  const app = await hold(page, '/assets/react-')
  await page.goto('claim/', { waitUntil: 'commit' })
  await app.reached
  await offerCodeField(page).pressSequentially('welcome25')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Find my offer')).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/claim\/$/)
  await app.letGo()
  await expect(emailField(page)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('NET-09 who signs in before the app has arrived is signed in by the first press, once', async ({ page }) => {
  const signIns = sentTo(page, /\/api\/v5\/login$/)
  const app = await hold(page, '/assets/react-')
  await page.goto('partners/locations', { waitUntil: 'commit' })
  await app.reached
  await page.getByLabel('Email').pressSequentially('ines@harborrye.example')
  await page.getByLabel('Password', { exact: true }).pressSequentially('dinner4two')
  await button(page, 'Sign in').click()
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL(/\/partners\/locations$/)
  await app.letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible()
  expect(signIns).toHaveLength(1)
})

test('a button that has the focus before the app has arrived keeps it', async ({ page }) => {
  const app = await hold(page, '/assets/react-')
  await page.goto('claim/', { waitUntil: 'commit' })
  await app.reached
  await tabTo(page, button(page, 'Find my offer'))
  await page.evaluate(() => document.querySelector('#root > *')?.setAttribute('data-shell', ''))
  await app.letGo()
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  await expect(button(page, 'Find my offer')).toBeFocused()
})

test('PRV-01 what is chosen and typed before the app has arrived stays, with the focus and the selection', async ({ page }) => {
  const app = await hold(page, '/assets/react-')
  await page.goto('embed/privacy', { waitUntil: 'commit' })
  await app.reached
  await page.getByText('Ask us about your account').click()
  const top = () => page.getByLabel('State').evaluate((field) => field.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.getByLabel('State').selectOption('TX')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Moreau')
  for (const key of ['ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key)
  await page.evaluate(() => document.querySelector('#root > *')?.setAttribute('data-shell', ''))
  await app.letGo()
  await expect(page.locator('[data-shell]')).toHaveCount(0)
  const last = page.getByLabel('Last name')
  await expect(last).toBeFocused()
  await page.keyboard.type('ra')
  await expect(last).toHaveValue('Morrau')
  await expect(page.getByLabel('State')).toHaveValue('TX')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  expect(await top()).toBe(before)
  // The form has it too, and saves it.
  await page.reload()
  await expect(last).toHaveValue('Morrau')
  await expect(page.getByLabel('State')).toHaveValue('TX')
  await button(page, 'Opt me out').click()
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
})
