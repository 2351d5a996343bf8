import type { Page } from '@playwright/test'

/** Puts the page's clock, its calls' time-outs included, into the test's hands. Time runs on until it is moved. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms)
      return limit.signal
    }
  })
}
