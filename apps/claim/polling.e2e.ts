import type { Page } from '@playwright/test'
import * as on from './e2e/steps.ts'
import type { Guest } from '../e2e/guest.ts'
import { expect, test } from '../e2e/test.ts'

test.use({ tolerated: [/does not fit its schema/] })

const second = 1_000
const minute = 60 * second

/** Waits until the page has handled the last check and waits for the next. */
const expectWaiting = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        // A wait alone is saved only when the page hides.
        window.dispatchEvent(new Event('pagehide'))
        return Object.values(sessionStorage).some((saved) => String(saved).includes('pollDue'))
      }),
    )
    .toBe(true)

/** Opens the wait for the VERIFY text, pauses the clock, and counts the checks. */
async function waitForText(page: Page, guest: Guest): Promise<{ readonly looks: () => number }> {
  let looks = 0
  page.on('request', (request) => (looks += request.url().includes('/check_if_verified') ? 1 : 0))
  await page.clock.install()
  await on.openOffer(page, 'PHONE25')
  await on.submitPhone(page, guest.phone)
  await on.button(page, "Didn't receive code").click()
  await on.expectScreen(page, 'altVerification')
  await expectWaiting(page)
  await page.clock.pauseAt(Date.now() + minute)
  await expectWaiting(page)
  return { looks: () => looks }
}

test('CLM-06 CLM-23 the page checks every 3 seconds, even after failed checks, and stops when the guest leaves', async ({
  page,
  guest,
  sandbox,
}) => {
  const { looks } = await waitForText(page, guest)
  for (const name of ['none', 'serverError', 'unauthorized', 'offline', 'wrongSchema']) {
    await sandbox.fault({ name, path: '/check_if_verified' })
    const before = looks()
    await page.clock.runFor(2_900)
    expect(looks()).toBe(before)
    await page.clock.runFor(100)
    await expect.poll(looks).toBe(before + 1)
    await expectWaiting(page)
    await on.expectScreen(page, 'altVerification')
  }
  const before = looks()
  await on.button(page, 'I have a code').click()
  await on.expectScreen(page, 'smsVerification')
  await page.clock.runFor(10 * second)
  await on.expectScreen(page, 'smsVerification')
  expect(looks()).toBe(before)
})

test('CLM-23 after half an hour the page stops checking, says so, and checks again on request', async ({ page, guest, sandbox }) => {
  const { looks } = await waitForText(page, guest)
  await page.clock.fastForward(30 * minute)
  await expect(page.getByText('We have not seen your text')).toBeVisible()
  const before = looks()
  await page.clock.runFor(10 * second)
  await expect(page.getByText('We have not seen your text')).toBeVisible()
  expect(looks()).toBe(before)
  await page.clock.resume()
  await page.reload()
  await expect(page.getByText('We have not seen your text')).toBeVisible()
  await sandbox.textVerify(guest.phone)
  await on.button(page, 'Look again').click()
  await on.expectScreen(page, 'noAccount')
  expect(await sandbox.claimsOf(guest.number)).toHaveLength(1)
})

for (const minutes of [2, 45]) {
  test(`CLM-23 a phone that slept ${minutes} minutes, in which the text arrived, continues as soon as it wakes`, async ({
    page,
    guest,
    sandbox,
  }) => {
    await waitForText(page, guest)
    await sandbox.textVerify(guest.phone)
    await page.clock.fastForward(minutes * minute)
    await on.expectScreen(page, 'noAccount')
    expect(await sandbox.claimsOf(guest.number)).toHaveLength(1)
  })
}

test('CLM-22 another code can be requested after 30 seconds; the new one claims', async ({ page, guest, sandbox }) => {
  await page.clock.install()
  await on.openOffer(page, 'PHONE25')
  await on.submitPhone(page, guest.phone)
  await expect(page.getByRole('timer')).toHaveText(/ in 0:(30|2\d)$/)
  await page.clock.runFor(30 * second)
  await on.button(page, 'Send a new code').click()
  await expect(page.getByRole('timer')).toHaveText(/ in 0:(30|2\d)$/)
  await expect.poll(() => sandbox.messagesTo(guest.number)).toBe(2)
  await on.codeField(page).fill(await sandbox.codeFor(guest.number))
  await on.expectScreen(page, 'noAccount')
})
