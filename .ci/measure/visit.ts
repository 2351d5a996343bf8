import type { Browser, BrowserContext, Page } from '@playwright/test'
import { screenEmulationMetrics, throttling, userAgents } from 'lighthouse/core/config/constants.js'
import { watchPage } from './watchPage.ts'

interface ScreenSize {
  width?: number
  height?: number
  deviceScaleFactor?: number
}

/** Lighthouse's phone and slow 4G (1.6 Mbit/s, 150 ms), in the numbers that it gives to the browser for them. */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } = throttling.mobileSlow4G
const { width = 0, height = 0, deviceScaleFactor = 1 }: ScreenSize = screenEmulationMetrics.mobile ?? {}

/** Bytes a second. */
const speed = (kbps: number): number => (kbps * 1024) / 8

/** A page of a new visit, and the addresses of the scripts that it has asked for. */
export interface Visit {
  page: Page
  scripts: Set<string>
  end: () => Promise<void>
}

/** Opens an address in a phone with an empty cache, a slow network and a slow processor. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    userAgent: userAgents.mobile,
  })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: speed(downloadThroughputKbps),
    uploadThroughput: speed(uploadThroughputKbps),
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier })
  await page.addInitScript(watchPage)
  await page.goto(address, { waitUntil: 'commit' })
  return { page, scripts, end: () => context.close() }
}

/** Milliseconds after which a page counts as at rest even if it still sends requests: some poll. */
const longest = 20_000

/** Waits until the browser has reported the first paint, React holds a control, and no request is open. */
export async function rest(page: Page): Promise<void> {
  await page
    .waitForFunction(() => window.watched.fcp > 0 && window.watched.controls.some(({ held }) => held !== null), null, {
      timeout: longest,
      polling: 100,
    })
    .catch(ignore)
  await page.waitForLoadState('networkidle', { timeout: longest }).catch(ignore)
}

const ignore = (): void => undefined
