import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { mapsFolder } from '../build/enterprises.ts'
import { readStack } from '../build/readStack.ts'
import { expect, test } from '../e2e/test.ts'

/** Listens as a deployment's script does, breaks once, and returns the signals that it receives. */
async function signalsOf(page: Page): Promise<() => Promise<readonly Record<string, unknown>[]>> {
  await page.addInitScript(() => {
    const heard: object[] = []
    Object.assign(window, { heard, platewell: { onSignal: (signal: object) => heard.push(signal) } })
  })
  await page.goto('store/?project=bonuspercent&email=lovelace@mail.example')
  // The app counts touches from when it is there.
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => void Promise.reject(new Error('No table for lovelace@mail.example')))
  // oxlint-disable-next-line typescript/no-unsafe-return -- set above
  return () => page.evaluate((): readonly Record<string, unknown>[] => Reflect.get(window, 'heard'))
}

const version = z.object({ release: z.string(), enterprise: z.string() })

test.describe('with an error in the build', () => {
  test.use({ tolerated: [/Broken on purpose|No table for/] })

  test('REL-01 the stack of an error leads to the line of the source, and names the release that is served', async ({
    page,
    enterprise,
  }) => {
    // The app's start breaks, in a built script of few lines.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const root = document.getElementById('root')
        if (root)
          root.cloneNode = () => {
            throw new Error('Broken on purpose')
          }
      })
    })
    const heard = await signalsOf(page)
    const error = async () => (await heard()).find(({ message }) => message === 'Broken on purpose')
    await expect.poll(error).toBeDefined()
    const { stack, release } = (await error()) ?? {}
    const served = await page.request.get('version.json')
    expect(served.headers()['cache-control']).toBe('no-cache')
    expect(z.parse(version, await served.json())).toEqual({ release, enterprise: enterprise.name })
    expect(readStack(String(stack), join(mapsFolder(), enterprise.name))).toMatch(
      /apps\/runtime\/start\/shell\.ts:\d+:\d+: const copy = element\.cloneNode\(true\)/,
    )
  })
})

test.describe('with an error that the page does not expect', () => {
  test.use({ tolerated: [/No table for/] })

  test('NET-05 NET-09 a deployment hears of errors, speed and steps, and of nobody’s address', async ({ page }) => {
    const heard = await signalsOf(page)
    const kinds = async () => new Set((await heard()).map(({ type }) => type))
    await expect.poll(kinds).toEqual(new Set(['error', 'step', 'vital']))
    const signals = await heard()
    expect(signals.find(({ type }) => type === 'error')).toMatchObject({ app: 'store', page: '/', message: 'No table for …@…' })
    expect(signals.find(({ type }) => type === 'step')).toMatchObject({ name: 'purchase_status', app: 'store' })
    expect(JSON.stringify(signals)).not.toContain('lovelace')
  })

  test('NET-09 PRV-04 a visitor with Global Privacy Control sends errors only', async ({ page }) => {
    await page.addInitScript(() => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const heard = await signalsOf(page)
    // Longer than the page waits before it measures itself.
    await page.waitForTimeout(4_000)
    expect((await heard()).map(({ type }) => type)).toEqual(['error'])
  })
})
