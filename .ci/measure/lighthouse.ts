import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumPath, launchOptions } from '../browser.ts'

/** The performance of a page on a phone with a slow network: times in milliseconds, scores out of 100. */
export interface Measured {
  fcp: number
  lcp: number
  /** Total blocking time. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
  /** Files and answers of the API that the page has asked for. */
  requests: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Titles of the audits that lower a score, without performance. */
  failures: readonly string[]
}

const speed = ['performance']
const categories = [...speed, 'accessibility', 'best-practices', 'seo']

/** The median of three Lighthouse runs on a simulated phone. What does not depend on the time is audited once. */
export async function measure(address: string): Promise<Measured> {
  const first = await run(address, categories)
  const runs = [first, await run(address, speed), await run(address, speed)]
  const median = (key: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'requests' | 'performance'): number =>
    runs.map((measured) => measured[key]).toSorted((one, other) => one - other)[1] ?? Number.NaN
  return {
    ...first,
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    requests: median('requests'),
    performance: median('performance'),
  }
}

/** A busy machine sometimes loses a browser's trace: that is no result. */
async function run(address: string, onlyCategories: string[], tries = 3): Promise<Measured> {
  try {
    return await runOnce(address, onlyCategories)
  } catch (error) {
    if (tries === 0) throw error
    return run(address, onlyCategories, tries - 1)
  }
}

const chromeFlags = ['--headless', ...(launchOptions().args ?? [])]
const chromePath = chromiumPath() ?? chromium.executablePath()

async function runOnce(address: string, onlyCategories: string[]): Promise<Measured> {
  const chrome = await launch({ chromeFlags, chromePath })
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'error', onlyCategories })
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${address}`)
    return read(result.lhr)
  } finally {
    chrome.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function read({ audits, categories, runtimeError }: Report): Measured {
  if (runtimeError !== undefined) throw new Error(runtimeError.message)
  const time = (id: string): number => Math.round(audits[id]?.numericValue ?? Number.NaN)
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100)
  const asked = audits['network-requests']?.details
  const failures = ['accessibility', 'best-practices', 'seo']
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)
  return {
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000) / 1000,
    requests: asked?.type === 'table' ? asked.items.length : Number.NaN,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failures,
  }
}
