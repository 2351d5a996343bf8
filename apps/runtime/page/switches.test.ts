import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser.ts'
import { answer, json, sent } from '../testing/server.ts'

const rest = () => vi.advanceTimersByTimeAsync(60_000)

/** A page at rest that follows a switch: what is on. */
async function start() {
  const [{ followSwitches }, { switches, isSwitchedOn }] = await Promise.all([import('./readSwitches.ts'), import('./switches.ts')])
  const changed = vi.fn<() => void>()
  switches.followers.add(changed)
  followSwitches()
  await vi.advanceTimersByTimeAsync(0)
  const on = () => (['wallets', 'split'] as const).filter(isSwitchedOn)
  return { on, changed, leave: () => switches.followers.clear() }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  stubBrowser()
  sent.length = 0
})

it('REL-02 what the server turns off is off within a minute, and what it does not name or know is on', async () => {
  answer(() => json({ features: {} }))
  const { on, changed } = await start()
  expect(on()).toEqual(['wallets', 'split'])
  answer(() => json({ features: { wallets: false, tables: false } }))
  await rest()
  expect(on()).toEqual(['split'])
  expect(changed).toHaveBeenCalledTimes(2)
})

it.each([
  ['refuses', () => json({}, 404)],
  ['answers in another shape', () => json({ surprise: true })],
  ['answers no or yes in other words', () => json({ features: { split: false, wallets: 'no' } })],
])('REL-02 nothing changes where the server %s', async (_, response) => {
  answer(() => json({ features: { split: false } }))
  const { on } = await start()
  answer(response)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await rest()
  expect(sent.length).toBeGreaterThan(1)
  expect(on()).toEqual(['wallets'])
})

it('REL-02 a page that is hidden, or follows no switch, asks for none; it asks when it is seen again', async () => {
  answer(() => json({ features: {} }))
  const { leave } = await start()
  Object.assign(document, { visibilityState: 'hidden' })
  await rest()
  expect(sent).toHaveLength(1)
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(2)
  leave()
  await rest()
  expect(sent).toHaveLength(2)
})

it('REL-02 the contract names the time between two reads as the page has it', () => {
  const read = (file: string) => readFileSync(file, 'utf8')
  const [, ms = ''] = /const every = ([\d_]+)/.exec(read('apps/runtime/page/readSwitches.ts')) ?? []
  const [, seconds] = /again every (\d+) seconds/.exec(read('features/payment/switches/api.docs.ts')) ?? []
  expect(Number(seconds) * 1_000).toBe(Number(ms.replaceAll('_', '')))
})
