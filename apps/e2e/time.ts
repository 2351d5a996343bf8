import type { BrowserContext } from '@playwright/test'

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
