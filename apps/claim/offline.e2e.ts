import type { Page } from '@playwright/test'
import { hold } from '../e2e/hold.ts'
import * as on from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'
const appScript = /\/assets\/LazyScreens-[^/]+\.js$/

test('NET-07 a phone that goes offline keeps the page and what was typed, and continues when it is online again', async ({
  page,
  context,
  guest,
}) => {
  const script = page.waitForResponse(appScript)
  await on.openOffer(page, 'WELCOME25')
  await on.emailField(page).click()
  await (await script).finished()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await on.submitEmail(page, guest.email)
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are back online.')).toBeVisible()
  await on.button(page, 'Back to what I typed').click()
  await expect(on.emailField(page)).toHaveValue(guest.email)
  await on.button(page, 'Claim my offer').click()
  await on.expectScreen(page, 'emailClaimSuccess')
  await expect(page.getByText('You are back online.')).toBeHidden()
})

/** Counts the documents that the page requests. More than one means a reload. */
function countDocuments(page: Page): { asked: number } {
  const count = { asked: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.asked += 1
  })
  return count
}

test('NET-07 a script that does not load while offline does not lose the page', async ({ page, guest }) => {
  const count = countDocuments(page)
  let lineIsGone = true
  await page.route(appScript, (route) => (lineIsGone ? route.abort() : route.continue()))
  await page.route(/\/claim\/$/, (route) =>
    count.asked > 1 || route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  const failed = page.waitForEvent('requestfailed', (request) => appScript.test(request.url()))
  await on.openOffer(page, 'WELCOME25')
  await on.emailField(page).click()
  await failed
  await on.emailField(page).fill(guest.email)
  lineIsGone = false
  await on.button(page, 'Claim my offer').click()
  await on.expectScreen(page, 'emailClaimSuccess')
  expect(count.asked).toBe(1)
})

test.describe('without a script', () => {
  test.use({ tolerated: [/dynamically imported module/] })

  test('NET-08 a script that stays missing while the claim is made loses no claim that has arrived, whenever its answer comes', async ({
    page,
    guest,
    sandbox,
  }) => {
    const count = countDocuments(page)
    let isMissing = true
    await page.route(appScript, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()))
    await on.openOffer(page, 'WELCOME25')
    // The page's own reload comes first, and does not help. What is pressed before it has ended would be lost with the old page.
    const reloaded = page.waitForEvent('load')
    await on.heading(page).click()
    await reloaded
    expect(count.asked).toBe(2)
    const claim = await hold(page, '/claim_offer', 'after')
    await on.submitEmail(page, guest.email)
    await claim.reached
    await expect(on.heading(page)).toHaveText('Something went wrong...')
    // The page that fails has aborted its requests.
    await claim.letGo()
    isMissing = false
    await on.button(page, 'Try again').click()
    await on.expectScreen(page, 'emailClaimSuccess')
    expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
  })
})
