import { isDataScarce } from '../page/dataScarce.ts'
import { enterpriseFolder } from '../page/deployed.ts'

/** The scripts that a built page names: its entry, and those that every address of its app needs. */
const scripts = /<(?:script type="module"|link rel="modulepreload")(?: fetchpriority="low")? crossorigin (?:src|href)="([^"]+\.js)"/g

const asked = new Set<string>()

async function read(address: string): Promise<string> {
  const response = await fetch(address, { priority: 'low' })
  return response.ok ? response.text() : ''
}

/**
 * Fetches a page of this origin and its scripts into the browser's cache, so that it opens at once. Reads files only: nothing of
 * the page runs, and no call of the API is made. By `fetch`, because not every browser has speculation rules or `prefetch`,
 * and the rules would fetch the document without its scripts.
 */
export async function fetchAhead(address: string): Promise<void> {
  const page = new URL(address, location.href)
  page.hash = ''
  if (import.meta.env.DEV || isDataScarce() || asked.has(page.href)) return
  asked.add(page.href)
  try {
    const html = await read(page.href)
    await Promise.all([...html.matchAll(scripts)].map(([, script = '']) => read(new URL(script, page).href)))
  } catch {
    // The page opens without it as well.
    asked.delete(page.href)
  }
}

/** Signs that a visitor is about to follow a link. By the rules of the page (`aheadRules`), Chromium handles pointers itself. */
function signs(): readonly string[] {
  const isByRules = HTMLScriptElement.supports('speculationrules') && document.querySelector('script[type=speculationrules]') !== null
  return isByRules ? ['focusin'] : ['pointerover', 'pointerdown', 'focusin']
}

/** The page of another app of the enterprise, if the event is on a link to it. */
function pageOf({ target }: Event): string | null {
  const base = enterpriseFolder()
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target !== '' || !link.pathname.startsWith(base)) return null
  const [ownApp] = location.pathname.slice(base.length).split('/')
  const [app] = link.pathname.slice(base.length).split('/')
  return app === ownApp ? null : link.href
}

/** Fetches the page of another app ahead when the visitor points at its link, or focuses it. */
export function fetchAheadOnIntent(): void {
  for (const sign of signs())
    addEventListener(sign, (event) => {
      const page = pageOf(event)
      if (page !== null) void fetchAhead(page)
    })
}
