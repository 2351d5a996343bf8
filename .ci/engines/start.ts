import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { type Page, launch } from 'puppeteer-core'
import { type EngineName, packagedPath } from '../lib/browserPaths.mjs'
import { tabOf } from './drive.ts'
import type { Browser, Engine, Point } from './tab.ts'
import { startWebKit } from './webkit.ts'

async function launchPlaywright(name: EngineName): Promise<Browser> {
  const browser = await { firefox, webkit }[name].launch()
  const context = await browser.newContext()
  const newTab = async () => {
    const page = await context.newPage()
    return tabOf(page, {
      press: ({ x, y }, clickCount, delay) => page.mouse.click(x, y, { clickCount, delay }),
      resize: (size) => page.setViewportSize(size),
    })
  }
  return { newTab, close: () => browser.close() }
}

async function pressAt(page: Page, { x, y }: Point, times: number, held: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.click(x, y, { count: times, delay: held }).catch(async (error: unknown) => {
    // A click may navigate away, and then the next click finds no page. The test waits for the expected result instead.
    if (times === 1 || !String(error).includes('NS_ERROR_FAILURE')) throw error
    await page.mouse.reset()
  })
}

async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const newTab = async () => {
    const page = await browser.newPage()
    return tabOf(page, { press: (...press) => pressAt(page, ...press), resize: (size) => page.setViewport(size) })
  }
  return { newTab, close: () => browser.close() }
}

/** Starts Playwright's engine if it is installed, else the system's. @throws if there is none. */
export async function startEngine(name: EngineName, port: number): Promise<Engine> {
  const stop = () => undefined
  if (existsSync({ firefox, webkit }[name].executablePath())) return { launch: () => launchPlaywright(name), stop }
  const path = packagedPath(name)
  if (path === undefined) throw new Error(`NOT RUN: ${name} is missing. "npm run test:engines" installs it.`)
  return name === 'firefox' ? { launch: () => launchFirefox(path), stop } : startWebKit(path, port)
}
