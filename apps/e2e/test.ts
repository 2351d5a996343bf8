import { randomUUID } from 'node:crypto'
import { expect as baseExpect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { type Guest, newGuest } from './guest.ts'
import { type Enterprise, enterpriseOf } from './enterprise.ts'
import { isPoorNetwork, putOnNetwork } from './network.ts'
import { Sandbox } from './sandbox.ts'
import { setClock } from './time.ts'
import { watchTyped } from './typedText.ts'

type Fixtures = {
  enterprise: Enterprise
  /** Marks the page's calls, so that a fault affects this test only. */
  lane: string
  /** `contract` for a server that does only what the contract requires, as with `SERVER=contract`. */
  server: string
  sandbox: Sandbox
  guest: Guest
  /** Console messages that the test expects; any other fails it. */
  tolerated: readonly RegExp[]
  complaints: string[]
  /** Nothing that was typed is stored once its person has signed out or opted out. */
  forgotten: void
  /** The sandbox's money adds up after each step of the test. */
  audited: void
}

/**
 * The browser logs the server's refusals and our faults; nothing here handles the app's scheme. WebKit logs scripts that were loaded
 * ahead for a later step, and on Linux it has no web app manifests.
 */
const expected = [
  /^Failed to load resource/,
  /^Failed to launch '\w+:/,
  /was preloaded using link preload but not used/,
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Firefox tells of the fonts and scripts that it stopped loading since the page was left: by NS_BINDING_ABORTED, and by the hash of nothing.
  /^\[JavaScript Error: "downloadable font: download failed .* status=2152398850 /,
  /^\[JavaScript Error: "None of the “sha256” hashes .* The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/,
  // A machine without a graphics card paints maps by its processor.
  /^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance/,
]

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
}

/** For a machine that is busy with other tests. */
export const expect = baseExpect.configure({ timeout: isPoorNetwork ? 45_000 : 10_000 })

/** All of it in sight: a scroll ends at a whole pixel, and an element may begin at a part of one. */
export const wholly = { ratio: 0.99 } as const

/** Playwright's test in a phone-sized window, with a guest and the sandbox. Fails on an unexpected console message. */
export const test = base.extend<Fixtures>({
  viewport: { width: 390, height: 844 },
  enterprise: async ({ baseURL }, provide) => provide(await enterpriseOf(new URL(baseURL ?? '').pathname.replaceAll('/', ''))),
  lane: async ({}, provide) => provide(`lane-${randomUUID().slice(0, 8)}`),
  server: [process.env['SERVER'] ?? '', { option: true }],
  extraHTTPHeaders: async ({ lane, server }, provide) => provide({ 'X-Sandbox-Lane': lane, 'X-Sandbox-Server': server }),
  sandbox: async ({ request, baseURL, lane }, provide) => provide(new Sandbox(request, new URL(baseURL ?? '').origin, lane)),
  guest: async ({ enterprise, lane }, provide) => provide(newGuest(lane, enterprise.settings.requiredEmailEnding)),
  tolerated: [[], { option: true }],
  audited: [
    async ({ sandbox }, provide) => {
      await provide()
      expect(await sandbox.discrepancies(), 'money in = money out + balances').toEqual([])
    },
    { auto: true },
  ],
  forgotten: [
    async ({ context }, provide) => {
      const expectForgotten = await watchTyped(context)
      await provide()
      await expectForgotten()
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, tolerated }, provide) => {
      // With CLOCK, the walks of a nightly job run on a device with another time.
      if (process.env['CLOCK'] !== undefined) await setClock(context, process.env['CLOCK'])
      // With OPT_OUT, the browser sends the opt-out signal.
      if (process.env['OPT_OUT'] !== undefined)
        await context.addInitScript(
          () => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
        )
      const complaints: string[] = []
      context.on('page', (page) => listen(page, complaints))
      putOnNetwork(context)
      await provide(complaints)
      expect(complaints.filter((text) => ![...expected, ...tolerated].some((each) => each.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
