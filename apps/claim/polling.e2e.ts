import * as on from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

const minute = 60_000

test('CLM-06 CLM-23 a phone that slept 45 minutes, in which the text arrived, continues as soon as it wakes', async ({
  page,
  guest,
  sandbox,
}) => {
  await page.clock.install()
  await on.openOffer(page, 'PHONE25')
  await on.submitPhone(page, guest.phone)
  await on.button(page, 'Didn’t receive code').click()
  await on.expectScreen(page, 'altVerification')
  // The page has handled the first check and waits for the next. A wait alone is saved only when the page hides.
  const isWaiting = () => {
    window.dispatchEvent(new Event('pagehide'))
    return Object.values(sessionStorage).some((saved) => String(saved).includes('pollDue'))
  }
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true)
  await page.clock.pauseAt(Date.now() + minute)
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true)
  await sandbox.textVerify(guest.phone)
  await page.clock.fastForward(45 * minute)
  await on.expectScreen(page, 'noAccount')
  expect(await sandbox.claimsOf(guest.number)).toHaveLength(1)
})
