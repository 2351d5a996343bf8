import { appOpening } from './e2e/appOpening.ts'
import { expect, test } from '../e2e/test.ts'
import * as on from './e2e/steps.ts'

test('CLM-02 CLM-14 CLM-17 CLM-29 a new guest claims by email, and the opt-in reaches the claim', async ({ page, guest, sandbox }) => {
  await on.openOffer(page, 'WELCOME25')
  await page.getByRole('checkbox').check()
  await on.submitEmail(page, `  ${guest.email.toUpperCase()} `)
  await on.expectScreen(page, 'emailClaimSuccess')
  await expect(page.getByText(guest.email)).toBeVisible()
  expect(await sandbox.claimsOf(guest.email)).toMatchObject([{ offerCode: 'WELCOME25', emailOptIn: true, smsOptIn: false }])
})

test('CLM-00 CLM-17 CLM-21 a guest without a link types the code, in any notation', async ({ page, guest, enterprise, sandbox }) => {
  await page.goto('claim/')
  await expect(on.heading(page)).toHaveText(enterprise.wording.welcome)
  await on.offerCodeField(page).fill(' wel-come 25 ')
  await on.button(page, 'Find my offer').click()
  await on.submitEmail(page, guest.email)
  await on.expectScreen(page, 'emailClaimSuccess')
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
})

test('CLM-04 CLM-05 CLM-16 CLM-24 CLM-26 a member signs in, a wrong password stays, and the app opens', async ({
  page,
  enterprise,
  sandbox,
}) => {
  const member = `member@${enterprise.settings.domain}`
  const opening = await appOpening(page)
  await on.openOffer(page, 'DAYS7', member)
  await expect(on.emailField(page)).toHaveValue(member)
  await on.signIn(page, 'not-the-password')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.')
  await expect(on.passwordField(page)).toHaveValue('not-the-password')
  await on.passwordField(page).fill('short')
  await on.button(page, 'Sign in and claim').click()
  await expect(page.getByText('Your password has at least 6 characters.')).toBeVisible()
  await on.passwordField(page).fill('dinner4two')
  await on.button(page, 'Sign in and claim').click()
  await on.expectScreen(page, 'success')
  expect(await opening.address).toBe(enterprise.settings.appUrl)
  await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', enterprise.settings.appUrl)
  const claims = await sandbox.claimsOf(member)
  expect(claims.filter((claim) => claim.offerCode === 'DAYS7' && claim.enterprise === enterprise.name)).toHaveLength(1)
})

test('CLM-03 CLM-07 CLM-20 CLM-22 CLM-29 a new phone: a wrong code is refused, the right one claims', async ({
  page,
  guest,
  enterprise,
  sandbox,
}) => {
  await on.openOffer(page, 'PHONE25')
  await on.phoneField(page).pressSequentially(guest.phone)
  await expect(on.phoneField(page)).toHaveValue(/^\+1 \d{3}-\d{3}-\d{4}$/)
  await page.getByRole('checkbox').check()
  await on.button(page, 'Text me the code').click()
  const code = await on.expectScreen(page, 'smsVerification').then(() => sandbox.codeFor(guest.number))
  await expect(on.codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await on.codeField(page).fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText('Incorrect verification code. Please try again.')).toBeVisible()
  await on.codeField(page).fill('')
  await on.codeField(page).pressSequentially(code)
  await on.expectScreen(page, 'noAccount')
  const shop = page.getByRole('link', { name: 'Download on the App Store' })
  await expect(shop).toHaveAttribute('href', enterprise.settings.appStoreUrl)
  expect(await sandbox.claimsOf(guest.number)).toMatchObject([{ smsOptIn: true, emailOptIn: false }])
})

test('CLM-22 a pasted code, spaces and all, claims by itself', async ({ page, guest, sandbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await on.openOffer(page, 'PHONE25')
  await on.submitPhone(page, `+1 (${guest.phone.slice(0, 3)}) ${guest.phone.slice(3)}`)
  await on.expectScreen(page, 'smsVerification')
  const code = await sandbox.codeFor(guest.number)
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)} `)
  await on.codeField(page).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await on.expectScreen(page, 'noAccount')
  expect(await sandbox.claimsOf(guest.number)).toHaveLength(1)
})

test('CLM-19 CLM-22 CLM-29 changing the number keeps what was typed; both contacts reach the claim', async ({ page, guest, sandbox }) => {
  await on.openOffer(page, 'OPTIN25')
  await on.emailField(page).fill(guest.email)
  await on.submitPhone(page, guest.phone)
  await expect(page.getByText('please tick the box')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Email me/ }).check()
  await on.button(page, 'Text me the code').click()
  await on.expectScreen(page, 'smsVerification')
  await on.button(page, 'Change phone number').click()
  await expect(on.emailField(page)).toHaveValue(guest.email)
  await expect(page.getByRole('checkbox', { name: /^Email me/ })).toBeChecked()
  // No guest's own number ends in 9.
  const other = `${guest.number.slice(0, -1)}9`
  await on.submitPhone(page, other)
  await on.expectScreen(page, 'smsVerification')
  await on.codeField(page).fill(await sandbox.codeFor(other))
  await on.expectScreen(page, 'noAccount')
  expect(await sandbox.claimsOf(guest.email)).toMatchObject([{ emailOptIn: true, smsOptIn: false }])
  expect(await sandbox.claimsOf(other)).toHaveLength(1)
  expect(await sandbox.claimsOf(guest.number)).toHaveLength(0)
})

test('CLM-06 CLM-23 a guest without the code texts VERIFY, and the page continues by itself', async ({ page, guest, sandbox }) => {
  await page.clock.install()
  await on.openOffer(page, 'PHONE25')
  await on.submitPhone(page, guest.phone)
  await on.button(page, "Didn't receive code").click()
  await on.expectScreen(page, 'altVerification')
  await sandbox.textVerify(guest.phone)
  await page.clock.fastForward(3_000)
  await on.expectScreen(page, 'noAccount')
  expect(await sandbox.claimsOf(guest.number)).toHaveLength(1)
})

test('CLM-01 CLM-12 CLM-18 a wrong claim code can be corrected, and the right one claims', async ({ page, guest, sandbox }) => {
  await page.goto(on.linkTo('EXTRA25', 'SUPPER'))
  await on.expectScreen(page, 'newUserNoLongerAvailable')
  await on.button(page, 'Check the claim code').click()
  await expect(on.claimCodeField(page)).toHaveValue('SUPPER')
  await on.claimCodeField(page).fill('din-ner')
  await on.button(page, 'Continue').click()
  await on.submitEmail(page, guest.email)
  await on.expectScreen(page, 'emailClaimSuccess')
  expect(await sandbox.claimsOf(guest.email)).toMatchObject([{ offerCode: 'EXTRA25' }])
})

test('CLM-03 the next screen shows at once, without a placeholder', async ({ page, guest, enterprise }) => {
  const script = page.waitForResponse(/\/ConnectedScreens-[^/]+\.js$/)
  await on.openOffer(page, 'PHONE25')
  await on.phoneField(page).click()
  await (await script).finished()
  const stoodIn = page.evaluate(
    (welcome) =>
      new Promise<boolean>((done) => {
        new MutationObserver(() => {
          const title = document.querySelector('h1')?.textContent
          if (title === welcome) done(true)
          if (title === 'Enter your code') done(false)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    enterprise.wording.welcome,
  )
  await on.submitPhone(page, guest.phone)
  expect(await stoodIn).toBe(false)
})
