import { type Page, devices } from '@playwright/test'
import type { ClaimStatus } from '../../features/claim/claim.ts'
import * as on from './e2e/steps.ts'
import { tabTo } from '../e2e/tabTo.ts'
import { expect, test } from '../e2e/test.ts'

const expectNewScreen = async (page: Page, status: ClaimStatus) => {
  await on.expectScreen(page, status)
  await expect(on.heading(page)).toBeFocused()
}

/** The guest's next keys go into the field. */
const expectPhoneField = async (page: Page) => {
  await on.expectScreen(page, 'emailInput')
  await expect(on.phoneField(page)).toBeFocused()
}

/** The phone offers the code to the field that has the focus. */
const expectCodeField = async (page: Page) => {
  await on.expectScreen(page, 'smsVerification')
  await expect(on.codeField(page)).toBeFocused()
}

test('CLM-19 a link opens at its first field where there is a mouse, without a scroll', async ({ browser }) => {
  const { defaultBrowserType: _, ...desktop } = devices['Desktop Chrome']
  const page = await (await browser.newContext(desktop)).newPage()
  await page.goto(on.linkTo('PHONE25'))
  await expectPhoneField(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test(
  'CLM-00 CLM-03 CLM-07 a whole claim by Tab, Enter and typing; each new screen’s heading has the focus, or its field',
  { tag: '@engines' },
  async ({ page, guest, sandbox }) => {
    await page.goto('claim/')
    await tabTo(page, on.offerCodeField(page))
    await page.keyboard.type('PHONE25')
    await page.keyboard.press('Enter')
    await expectPhoneField(page)
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await expect(on.phoneField(page)).toBeFocused()
    await expect(on.phoneField(page)).toHaveAccessibleDescription(/Please enter a valid phone number/)
    // The focused field's description is read aloud, so an alert would repeat it.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(guest.phone)
    await tabTo(page, page.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await tabTo(page, on.button(page, 'Text me the code'))
    await page.keyboard.press('Enter')
    await expectCodeField(page)
    await tabTo(page, on.button(page, 'Change phone number'))
    await page.keyboard.press('Enter')
    await expectPhoneField(page)
    await page.keyboard.press('Enter')
    await expectCodeField(page)
    const code = await sandbox.codeFor(guest.number)
    await page.keyboard.type(code === '111111' ? '222222' : '111111')
    await expect(on.codeField(page)).toHaveAccessibleDescription(/Incorrect verification code/)
    await expect(page.getByRole('alert')).toHaveText('Incorrect verification code. Please try again.')
    await expect(on.codeField(page)).toBeFocused()
    await page.keyboard.type(code)
    await expectNewScreen(page, 'noAccount')
    await tabTo(page, on.button(page, 'Use a different code'))
    await page.keyboard.press('Enter')
    await expect(on.heading(page)).toBeFocused()
    expect(await sandbox.claimsOf(guest.number)).toMatchObject([{ smsOptIn: true }])
  },
)
