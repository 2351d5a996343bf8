import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeMessage, closing } from './parentPage.ts'

const enterprise = 'https://eat.house.example'
const postMessage = vi.fn()

type Parent = { ancestors?: readonly string[]; referrer?: string; named?: readonly string[] }

/** The frame on a page of that origin; a browser may tell it by the ancestors, or by the referrer alone. */
function within({ ancestors, referrer = '', named = [] }: Parent): void {
  vi.stubGlobal('window', { parent: { postMessage } })
  vi.stubGlobal('location', { origin: enterprise, ...(ancestors && { ancestorOrigins: ancestors }) })
  vi.stubGlobal('document', { referrer, getElementById: () => ({ textContent: JSON.stringify({ embedParents: named }) }) })
}

beforeEach(() => void postMessage.mockReset())
afterEach(() => void vi.unstubAllGlobals())

describe('PRV-02 the page around the frame', () => {
  it.each<Parent>([
    { ancestors: [enterprise] },
    { ancestors: ['https://paper.example', 'https://elsewhere.example'], named: ['https://town.example', 'https://paper.example'] },
    { referrer: 'https://paper.example/news', named: ['https://paper.example'] },
  ])('is asked to take it away where it is known, and by its origin alone: %j', (parent) => {
    within(parent)
    closing()?.()
    const origin = parent.ancestors?.[0] ?? 'https://paper.example'
    expect(postMessage.mock.calls).toEqual([[closeMessage, origin]])
  })

  it.each<Parent>([
    { ancestors: ['https://elsewhere.example'], named: ['https://paper.example'] },
    { ancestors: ['https://elsewhere.example', 'https://paper.example'], named: ['https://paper.example'] },
    { ancestors: ['https://paper.example.elsewhere.example'], named: ['https://paper.example'] },
    { ancestors: ['null'], named: [] },
    { referrer: '', named: ['https://paper.example'] },
    { referrer: 'about:client', named: ['https://paper.example'] },
  ])('is asked nothing where it is not: %j', (parent) => {
    within(parent)
    expect(closing()).toBeNull()
  })

  it('is not there where the frame is a page of its own', () => {
    within({ ancestors: [], referrer: `${enterprise}/` })
    const alone: { parent?: unknown } = {}
    alone.parent = alone
    vi.stubGlobal('window', alone)
    expect(closing()).toBeNull()
  })

  it('is never listened to, whoever holds the frame: only the tabs of the page’s own origin are, by their channel', () => {
    const sources = globSync('{ui,features,apps}/**/*.{ts,tsx}').filter((file) => !/\.(?:test|e2e)\./.test(file))
    const listening = sources.filter((file) => /addEventListener\('message'|onmessage/.test(readFileSync(file, 'utf8')))
    expect(listening).toEqual(['apps/runtime/session/session.ts'])
  })
})
