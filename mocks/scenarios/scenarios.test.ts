import { getResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createHandlers } from '../handlers/all.ts'
import type { ScenarioName } from './scenarios.ts'
import { scenarioNames, scenarios } from './scenarios.ts'
import { createStore } from '../state/memory/store.ts'

const headers = { 'X-Session-Id': 'session', 'X-Device-Id': 'device', 'Idempotency-Key': 'key' }

function sandbox(name: ScenarioName, path?: string) {
  const api = createHandlers(createStore())
  const handlers = [...scenarios[name].handlers(path, api), ...api]
  const send = (address: string, method = 'GET') =>
    getResponse(handlers, new Request(`http://api.test/api/v5${address}`, { method, headers }))
  return { send }
}

describe('a scenario', () => {
  it('NET-07 has a unique title', () => {
    expect(new Set(scenarioNames.map((name) => scenarios[name].title)).size).toBe(scenarioNames.length)
  })

  it('NET-07 affects every call but the analytics', async () => {
    const { send } = sandbox('serverError')
    expect((await send('/offers/WELCOME25'))?.status).toBe(500)
    expect((await send('/login', 'POST'))?.status).toBe(500)
    expect((await send('/events', 'POST'))?.status).toBe(400)
  })

  it('affects only the given path', async () => {
    const { send } = sandbox('offline', '*/login')
    expect((await send('/login', 'POST'))?.type).toBe('error')
    expect((await send('/offers/WELCOME25'))?.status).toBe(200)
  })

  it('NET-05 breaks the body as named', async () => {
    const malformed = await sandbox('malformed').send('/offers/WELCOME25')
    await expect(malformed?.json()).rejects.toThrow(SyntaxError)
    const invalid = await sandbox('wrongSchema').send('/offers/WELCOME25')
    expect(await invalid?.json()).not.toHaveProperty('offer')
  })

  it('NET-07 answers late as "slow", and never as "timeout"', async () => {
    vi.useFakeTimers()
    try {
      const slow = sandbox('slow').send('/offers/WELCOME25')
      const never = sandbox('timeout').send('/offers/WELCOME25')
      const answered: string[] = []
      void slow.then(() => answered.push('slow'))
      void never.then(() => answered.push('never'))
      await vi.advanceTimersByTimeAsync(2000)
      expect(answered).toEqual([])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(answered).toEqual(['slow'])
      expect((await slow)?.status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('NET-08 answers a look-up whose path begins like the lost write’s', async () => {
    const { send } = sandbox('lostAnswer', '*claims*')
    expect((await send('/offers/claims/key'))?.status).toBe(200)
  })
})
