import type { Page } from '@playwright/test'

/** Read for every page: the campaign, a restaurant's promo code, and the way back from a wallet's own page. */
const readByAll = new Set(['project', 'code', 'ico_id', 'gco_id', 'wallet'])

/** Hears the names of the parameters that a page without a router reads from its address. */
export const hearReads = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const names = new Set<string>()
    document.addEventListener('namesOfReads', () => document.documentElement.setAttribute('data-reads', [...names].join(' ')))
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the parameters that are read
    const { get } = URLSearchParams.prototype
    URLSearchParams.prototype.get = function heard(name) {
      if (location.search !== '' && this.toString() === String(new URLSearchParams(location.search))) names.add(name)
      return get.call(this, name)
    }
  })

export async function readsOf(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => {
    document.dispatchEvent(new Event('namesOfReads'))
    return document.documentElement.dataset['reads'] ?? ''
  })
  return names.split(' ').filter((name) => name !== '' && !readByAll.has(name))
}
