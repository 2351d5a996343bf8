import type { Page } from '@playwright/test'

/** Fills the tab's session storage. */
export const fillSession = (page: Page) =>
  page.evaluate(() => {
    for (let size = 4_000_000, count = 0; size >= 1; count += 1) {
      try {
        sessionStorage.setItem(`filler${count}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
