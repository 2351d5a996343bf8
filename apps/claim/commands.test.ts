import { afterEach, beforeEach, expect, it } from 'vitest'
import { states } from '../../features/claim/examples/states.ts'
import { fill } from '../runtime/testing/browser.ts'
import { asked, claimed, close, json, lost, open, server, visit } from './testing/visit.ts'

const keys = () => asked.map(({ key }) => key)
const keysAreOne = () => new Set(keys()).size === 1
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(open)
afterEach(close)

it.each<[string, () => Promise<Response>]>([
  ['a broken line', lost],
  ['a server that fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ['an answer that nobody can read', () => Promise.resolve(new Response('{"account'))],
  ['a request under way', () => json({}, 409)],
])('NET-08 a claim that met %s is looked up, and sent again, under its own key', async (_, answer) => {
  server(answer)
  const { claim, lookUp } = visit()
  await claim()
  await lookUp()
  await claim()
  expect(asked).toHaveLength(3)
  expect(keysAreOne()).toBe(true)
})

it('NET-08 a claim keeps its key if the guest leaves while it is being sent', async () => {
  const leaving = new AbortController()
  const { claim } = visit()
  server(() => {
    leaving.abort()
    return Promise.reject(new DOMException('Left.', 'AbortError'))
  })
  await claim(leaving.signal)
  server(lost)
  await claim()
  expect(keysAreOne()).toBe(true)
})

it('NET-08 a claim whose answers come once nobody waits for them is looked up by its own key', async () => {
  server(
    () => json(claimed),
    () => json({ outcome: 'claimed', result: claimed }),
  )
  const broken = visit()
  broken.onSave(states.claiming, true)
  await broken.claim()
  await broken.lookUp()
  await visit().lookUp()
  expect(asked).toHaveLength(3)
  expect(keysAreOne()).toBe(true)
})

it('NET-08 a claim with an ending is over, and that of another proof has another key', async () => {
  const { claim, onSave, text } = visit()
  onSave(states.claiming, true)
  await claim()
  await claim()
  onSave(states.emailInput, true)
  server((path) => (path.startsWith('send') ? json({ token: 'another' }) : lost()))
  await text()
  await claim()
  const [first, second, , third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('NET-08 asks before the guest leaves unless a reload finds the state of a pending claim, its token and its key', () => {
  const { onSave } = visit()
  const asksAt = (state: Parameters<typeof onSave>[0], isStateSaved: boolean) => {
    onSave(state, isStateSaved)
    return isAskedBeforeLeaving()
  }
  expect([asksAt(states.claiming, true), asksAt(states.claiming, false)]).toEqual([false, true])
  fill(window.sessionStorage)
  expect(asksAt(states.claimUnknown, true)).toBe(true)
  expect(asksAt(states.emailInput, false)).toBe(false)
})
