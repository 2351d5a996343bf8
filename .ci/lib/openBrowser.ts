import { type Browser, chromium } from 'playwright'
import { browserArgs, browserPath } from './browserPaths.mjs'

/** Starts the browser that the tests use, with optional further arguments. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = browserPath(chromium.executablePath())
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArgs, ...args] })
}
