import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test.ts'
import * as on from './e2e/steps.ts'

/** Resolves with the first address that the page opens outside http. */
async function appOpening(page: Page): Promise<{ readonly address: Promise<string> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const address = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => {
      if (!url.startsWith('http')) resolve(url)
    })
  })
  // In an object, because an async function awaits a promise that it returns.
  return { address }
}

test(
  'CLM-04 CLM-05 CLM-16 CLM-24 CLM-26 a member signs in, a wrong password stays, and the app opens',
  { tag: '@each-enterprise' },
  async ({ page, enterprise, sandbox }) => {
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
  },
)

test('CLM-22 a pasted code, spaces and all, claims by itself', { tag: '@each-enterprise' }, async ({ page, guest, sandbox, context }) => {
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
