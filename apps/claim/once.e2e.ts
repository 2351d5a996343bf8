import type { Page } from '@playwright/test'
import { fillSession } from '../e2e/fillSession.ts'
import { hold } from '../e2e/hold.ts'
import { button, emailField, expectScreen, heading, openOffer, submitEmail } from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

const claimCall = '/claim_offer'

function countClaims(page: Page): { sent: number } {
  const count = { sent: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(claimCall)) count.sent += 1
  })
  return count
}

test('NET-08 a reload during the claim, before the server acted, looks it up and claims once', async ({ page, guest, sandbox }) => {
  await openOffer(page, 'WELCOME25')
  const { reached, letGo } = await hold(page, claimCall)
  await submitEmail(page, guest.email)
  await reached
  await expectScreen(page, 'claiming')
  await page.reload()
  await expect(heading(page)).toHaveText('Your claim did not arrive')
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(0)
  await letGo()
  await button(page, 'Claim now').click()
  await expectScreen(page, 'emailClaimSuccess')
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
})

test(
  'NET-08 Back during the claim and forward again looks it up and claims once',
  { tag: '@engines' },
  async ({ page, guest, sandbox }) => {
    await page.goto('claim/nowhere')
    await openOffer(page, 'WELCOME25')
    const { reached, letGo } = await hold(page, claimCall, 'after')
    await submitEmail(page, guest.email)
    await reached
    await page.goBack()
    await expect(page.getByLabel('Offer code')).toBeVisible()
    await page.goForward()
    await expectScreen(page, 'emailClaimSuccess')
    await letGo()
    expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
  },
)

test('NET-08 Back, forward and reload after the claim keep its final screen and send nothing', async ({ page, guest, sandbox }) => {
  const count = countClaims(page)
  await page.goto('claim/nowhere')
  await openOffer(page, 'WELCOME25')
  await submitEmail(page, guest.email)
  await expectScreen(page, 'emailClaimSuccess')
  await page.reload()
  await expectScreen(page, 'emailClaimSuccess')
  await page.goBack()
  await expect(page.getByLabel('Offer code')).toBeVisible()
  await page.goForward()
  await expectScreen(page, 'emailClaimSuccess')
  expect(count.sent).toBe(1)
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
})

test('NET-08 an answer lost after the server acted is looked up, not sent again, also by a phone that is offline in between', async ({
  page,
  guest,
  sandbox,
}) => {
  const count = countClaims(page)
  await page.clock.install()
  await openOffer(page, 'WELCOME25')
  await sandbox.fault({ name: 'lostAnswer' })
  await sandbox.fault({ name: 'offline', path: '/offers/claims/' })
  await submitEmail(page, guest.email)
  await expect(async () => {
    await page.clock.fastForward(1_200)
    await expect(button(page, 'Look again')).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.reload()
  await expect(heading(page)).toHaveText('Checking your claim')
  await sandbox.calm()
  await expect(async () => {
    await page.clock.fastForward(1_200)
    await expectScreen(page, 'emailClaimSuccess')
  }).toPass()
  expect(count.sent).toBe(1)
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
})

test('NET-08 CLM-08 the same guest in two tabs claims once, and each tab shows the truth', async ({ page, context, guest, sandbox }) => {
  const other = await context.newPage()
  await Promise.all([openOffer(page, 'WELCOME25'), openOffer(other, 'WELCOME25')])
  const first = await hold(page, claimCall)
  await submitEmail(page, guest.email)
  await first.reached
  await submitEmail(other, guest.email)
  await expectScreen(other, 'emailClaimSuccess')
  await first.letGo()
  await expectScreen(page, 'prevClaimed')
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
})

test('NET-08 with a full session storage, leaving during the claim asks first, and nothing outdated is restored', async ({
  page,
  guest,
  sandbox,
}) => {
  const count = countClaims(page)
  await openOffer(page, 'WELCOME25')
  await emailField(page).fill(guest.email)
  await fillSession(page)
  const { reached, letGo } = await hold(page, claimCall, 'after')
  await button(page, 'Claim my offer').click()
  await reached
  const asked = page.waitForEvent('dialog')
  const left = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await left
  await letGo()
  await expect(emailField(page)).toHaveValue('')
  expect(count.sent).toBe(1)
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
})
