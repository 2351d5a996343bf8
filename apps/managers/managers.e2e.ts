import type { Page, TestInfo } from '@playwright/test'
import { hold } from '../e2e/hold.ts'
import { expect, test } from '../e2e/test.ts'
import { signManagerIn } from '../e2e/signIn.ts'

const foundGuest = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Found guests' }).getByRole('link', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test(
  'MGR-01 NET-04 a manager signs in at a link to a location, and a reload and Back find the search again',
  { tag: '@engines' },
  async ({ page, sandbox }) => {
    await page.goto('managers/diner-selection?location_id=700')
    await signManagerIn(page, sandbox, '12125550190')
    await expect(heading(page, 'Find a guest')).toBeVisible()
    await expect(page.getByText('Harbor & Rye, Portland')).toBeVisible()
    await page.getByPlaceholder('Search for a guest').fill('moreau')
    await expect(foundGuest(page, /^Ada Moreau/)).toBeVisible()
    await expect(page).toHaveURL(/location_id=700&q=moreau$|q=moreau&location_id=700$/)
    await page.reload()
    await expect(page.getByPlaceholder('Search for a guest')).toHaveValue('moreau')
    await expect(foundGuest(page, /^Ada Moreau/)).toBeVisible()
    await page.getByRole('link', { name: 'Choose another location' }).click()
    await expect(heading(page, 'Choose a location')).toBeVisible()
    await page.goBack()
    await expect(page.getByPlaceholder('Search for a guest')).toHaveValue('moreau')
  },
)

test('MGR-01 a new code is announced once, and who asks for another number is not signed in by the late answer to the first one’s code', async ({
  page,
  sandbox,
}) => {
  await page.goto('managers/login')
  await page.getByLabel('Phone number').fill('12125550192')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  const news = page.getByText('A new code is on its way.')
  const field = page.getByLabel('Verification code')
  await expect(news).toBeVisible()
  await field.fill('000000')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.press('Backspace')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await expect(news).toHaveCount(0)

  const checked = await hold(page, /\/managers\/login$/, 'after')
  await field.fill(await sandbox.codeFor('12125550192'))
  await checked.reached
  await page.getByRole('button', { name: 'Change phone number' }).click()
  await page.getByLabel('Phone number').fill('12125550192')
  const answered = page.waitForResponse(/\/managers\/login$/)
  await checked.letGo()
  await answered
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(field).toHaveValue('')
  await expect(heading(page, 'Enter your code')).toBeVisible()
})

async function askRefund(page: Page, digits = '1000'): Promise<void> {
  await page.getByLabel('Reason').selectOption('Other')
  await page.getByLabel('Refund amount').pressSequentially(digits)
  await page.getByRole('button', { name: /^Refund \$/ }).click()
}
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Refund' })
const history = (page: Page) => page.getByRole('list', { name: 'Refunds of this payment' }).getByRole('listitem')
/** A guest at a location of the walk's own: a repeated walk finds nothing refunded. */
const guestAt = (location: number, { retry, repeatEachIndex }: TestInfo) =>
  `managers/diner-profile?location_id=${location + 10 * (retry + repeatEachIndex)}&user_id=9000`

test('NET-08 MGR-17 a refund whose answer and look-up were lost is looked up after a reload, and no other is possible before', async ({
  page,
  sandbox,
}, info) => {
  // Two refunds and three loads of the page: more than a busy machine does in half a minute.
  test.slow()
  await page.goto(guestAt(713, info))
  await signManagerIn(page, sandbox, '12125550193')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await askRefund(page)
  await sandbox.fault({ name: 'serverError', path: '/attempts' })
  await sandbox.fault({ name: 'lostAnswer', path: '/managers/refunds' })
  await confirm(page).click()
  await expect(page.getByText('We do not know yet whether $10.00 was refunded')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We do not know yet whether $10.00 was refunded')).toBeVisible()
  await expect(page.getByLabel('Refund amount')).toBeHidden()
  await sandbox.fault({ name: 'none' })
  await page.reload()
  await expect(page.getByText('Refunded $10.00')).toBeVisible()
  await expect(history(page)).toHaveCount(1)
  await askRefund(page, '500')
  // A second press refunds nothing more.
  await confirm(page).dblclick()
  await expect(page.getByRole('heading', { name: /^\$5\.00 goes back to / })).toBeFocused()
  await page.getByRole('button', { name: 'Refund more' }).click()
  await expect(page.getByRole('button', { name: 'Everything $7.20' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the guest' }).click()
  await page.getByRole('row').filter({ hasText: 'Partially Refunded' }).getByRole('link').click()
  await expect(history(page)).toHaveCount(2)
  await expect(page.getByText('Its answer was lost, and we found it.')).toBeHidden()
})
