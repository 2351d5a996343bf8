import type { Page } from '@playwright/test'
import * as on from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

/** Opens a page before the visit, so that a test can see the guest leave. */
async function comeFromOtherSite(page: Page): Promise<void> {
  await page.goto('claim/?from=elsewhere')
  await expect(on.offerCodeField(page)).toBeVisible()
}

const expectOtherSite = (page: Page) => expect(page).toHaveURL(/\?from=elsewhere$/)

test(
  'CLM-00 CLM-02 CLM-04 Back goes one step back, restores what was typed, and leaves from the first step',
  { tag: '@engines' },
  async ({ page, enterprise }) => {
    const member = `member@${enterprise.settings.domain}`
    await comeFromOtherSite(page)
    await page.goto('claim/')
    await on.offerCodeField(page).fill('welcome25')
    await on.button(page, 'Find my offer').click()
    await on.submitEmail(page, member)
    await on.expectScreen(page, 'authentication')
    await page.goBack()
    await expect(on.emailField(page)).toHaveValue(member)
    await page.goBack()
    await expect(on.offerCodeField(page)).toHaveValue('WELCOME25')
    await page.goBack()
    await expectOtherSite(page)
  },
)

test('NET-13 CLM-04 Back from a new password leads to the sign-in, also after a reload, and nothing is lost', async ({
  page,
  enterprise,
}) => {
  const member = `member@${enterprise.settings.domain}`
  await on.openOffer(page, 'WELCOME25', member)
  await on.button(page, 'Claim my offer').click()
  await on.button(page, 'Forgot your password?').click()
  await on.expectScreen(page, 'forgotPassword')
  await page.reload()
  await expect(on.emailField(page)).toHaveValue(member)
  await page.goBack()
  await on.expectScreen(page, 'authentication')
  await expect(on.emailField(page)).toHaveValue(member)
  await page.goBack()
  await expect(on.button(page, 'Claim my offer')).toBeVisible()
})

test('CLM-01 CLM-12 CLM-18 Back after a wrong claim code goes to its field, even on a busy phone with late timers', async ({ page }) => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (task: TimerHandler, ms = 0) => later(task, ms === 0 ? 1000 : ms) })
  })
  await page.goto(on.linkTo('EXTRA25'))
  await on.claimCodeField(page).fill('lunch')
  await on.button(page, 'Continue').click()
  await on.expectScreen(page, 'newUserNoLongerAvailable')
  await page.goBack()
  await expect(on.claimCodeField(page)).toHaveValue('LUNCH')
})

test('CLM-14 CLM-17 a browser that is slow to go back stays on the page when the claim moves on', async ({ page, guest, sandbox }) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history)
    history.back = () => void setTimeout(back, 300)
  })
  await comeFromOtherSite(page)
  await on.openOffer(page, 'WELCOME25')
  await sandbox.fault({ name: 'serverError', path: '/validate_email', times: 1 })
  await on.submitEmail(page, guest.email)
  await on.expectScreen(page, 'failed')
  await on.button(page, 'Try again').click()
  await on.expectScreen(page, 'emailClaimSuccess')
  await on.expectTidied(page)
  await on.expectScreen(page, 'emailClaimSuccess')
  await page.goBack()
  await expectOtherSite(page)
})

test('CLM-00 CLM-01 CLM-02 a reload restores the step and what was typed in each form', async ({ page, guest }) => {
  await page.goto('claim/')
  // Before the app has replaced the shell, nothing is saved yet.
  await expect(page.locator('#late-notice')).toHaveCount(0)
  await on.offerCodeField(page).fill('extra-2')
  await page.reload()
  await expect(on.offerCodeField(page)).toHaveValue('extra-2')
  await on.offerCodeField(page).fill('extra-25')
  await on.button(page, 'Find my offer').click()
  await on.claimCodeField(page).fill('dinn')
  await page.reload()
  await expect(on.claimCodeField(page)).toHaveValue('dinn')
  await on.claimCodeField(page).fill('dinner')
  await on.button(page, 'Continue').click()
  await on.emailField(page).fill(guest.email)
  await page.getByRole('checkbox').check()
  await page.reload()
  await expect(on.emailField(page)).toHaveValue(guest.email)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.goBack()
  await expect(on.claimCodeField(page)).toHaveValue('DINNER')
})

test('CLM-03 CLM-06 CLM-04 a reload restores the digits, the wait for VERIFY and the sign-in, but never a password', async ({
  page,
  guest,
  enterprise,
  sandbox,
}) => {
  await on.openOffer(page, 'PHONE25')
  await on.submitPhone(page, guest.phone)
  await on.codeField(page).fill('123')
  await page.reload()
  await expect(on.codeField(page)).toHaveValue('123')
  await on.button(page, 'Didn’t receive code').click()
  await on.expectScreen(page, 'altVerification')
  await page.reload()
  await on.expectScreen(page, 'altVerification')
  await on.button(page, 'I have a code').click()
  await on.codeField(page).fill(await sandbox.codeFor(guest.number))
  await on.expectScreen(page, 'noAccount')
  await page.reload()
  await on.expectScreen(page, 'noAccount')
  expect(await sandbox.claimsOf(guest.number)).toHaveLength(1)

  await on.openOffer(page, 'WELCOME25', `suspended@${enterprise.settings.domain}`)
  await on.signIn(page, 'hunter2hunter2')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.reload()
  await on.expectScreen(page, 'authentication')
  await expect(on.passwordField(page)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))))).not.toContain(
    'hunter2',
  )
})

test('CLM-00 another code after a final screen starts a new visit', async ({ page, guest, sandbox }) => {
  await on.openOffer(page, 'PREVCLAIMED')
  await on.submitEmail(page, guest.email)
  await on.button(page, 'Use a different code').click()
  await on.offerCodeField(page).fill('WELCOME25')
  await on.button(page, 'Find my offer').click()
  await expect(on.emailField(page)).toHaveValue('')
  await on.submitEmail(page, guest.email)
  await on.expectScreen(page, 'emailClaimSuccess')
  expect(await sandbox.claimsOf(guest.email)).toMatchObject([{ offerCode: 'WELCOME25' }])
})

test('CLM-16 a hash that is typed into the address bar is no step back', async ({ page, enterprise }) => {
  await on.openOffer(page, 'WELCOME25', `member@${enterprise.settings.domain}`)
  await on.button(page, 'Claim my offer').click()
  await on.expectScreen(page, 'authentication')
  await page.evaluate((hash) => location.assign(hash), `#${btoa('EXTRA25')}`)
  await expect(on.claimCodeField(page)).toBeVisible()
  await page.goBack()
  await on.expectScreen(page, 'authentication')
})
