import { randomUUID } from 'node:crypto'
import { test as base } from '@playwright/test'
import { type Enterprise, enterpriseOf } from '../../apps/e2e/enterprise.ts'
import { type Guest, newGuest } from '../../apps/e2e/guest.ts'
import { startSandbox } from '../../apps/e2e/otherSandbox.ts'
import { Sandbox } from '../../apps/e2e/sandbox.ts'
import type { EngineName } from '../lib/browserPaths.mjs'
import { Page } from './page.ts'
import { startEngine } from './start.ts'
import type { Browser, Engine } from './tab.ts'

type Fixtures = {
  enterpriseName: string
  enterprise: Enterprise
  guest: Guest
  sandbox: Sandbox
  empty: Browser
  newTab: () => Promise<Page>
  /** The first tab. */
  tab: Page
}
export type Options = { engineName: EngineName }
type Shared = Options & { engine: Engine; origin: string }

/** A phone's window; WebKit's MiniBrowser cannot be narrower. */
const size = { width: 447, height: 860 }

/** Playwright's test in an engine that Playwright itself may not know: with the built apps, a guest and an own sandbox. */
export const test = base.extend<Fixtures, Shared>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  enterpriseName: ['', { option: true }],
  engine: [
    async ({ engineName }, provide, { parallelIndex }) => {
      const engine = await startEngine(engineName, 4860 + 10 * parallelIndex)
      await provide(engine)
      engine.stop()
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({}, provide) => {
      const { origin, stop } = await startSandbox('dist')
      await provide(origin)
      await stop()
    },
    { scope: 'worker' },
  ],
  enterprise: async ({ enterpriseName }, provide) => provide(await enterpriseOf(enterpriseName)),
  guest: async ({ enterprise }, provide) => provide(newGuest(`walk-${randomUUID().slice(0, 8)}`, enterprise.settings.requiredEmailEnding)),
  sandbox: async ({ request, origin }, provide) => {
    // The walks of a worker run one after the other, so a fault needs no lane.
    const sandbox = new Sandbox(request, origin, undefined)
    await provide(sandbox)
    await sandbox.calm()
  },
  empty: async ({ engine }, provide) => {
    const browser = await engine.launch()
    await provide(browser)
    await browser.close()
  },
  newTab: async ({ empty, origin, enterpriseName }, provide) =>
    provide(async () => {
      const page = new Page(await empty.newTab(), `${origin}/${enterpriseName}/`)
      await page.resize(size)
      return page
    }),
  tab: async ({ newTab }, provide) => provide(await newTab()),
})
