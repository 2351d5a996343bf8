import type { BrowserContext, Page } from '@playwright/test'

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

/** Sets the device's clock: it shows this time when the test begins, and runs on. The sandbox keeps its own. */
export async function setClock(context: BrowserContext, time: string): Promise<void> {
  await context.addInitScript(
    (ahead) => {
      const { now } = Date
      Date.now = () => now() + ahead
      globalThis.Date = new Proxy(Date, {
        construct: (date, values: [] | [number]) => (values.length === 0 ? new date(date.now()) : new date(...values)),
      })
    },
    Date.parse(time) - Date.now(),
  )
}
