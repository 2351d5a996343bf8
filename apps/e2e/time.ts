import type { Page } from '@playwright/test'

/** Gives the test control of the page's clock, including request time-outs. Time runs on until the test moves it. */
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
