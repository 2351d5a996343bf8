import { beforeEach, expect, it, vi } from 'vitest'
import { answered } from '../../../features/shared/api/answer.ts'
import { stubBrowser } from '../testing/browser.ts'
import { noteNext } from './nextAttempt.ts'
import { withCopies } from './withCopies.ts'

// An attempt that charged nothing, followed by another one in a copy of the tab.

const paid = { outcome: 'paid' }
const closed = { outcome: 'closed' }
const asking = (outcomes: Readonly<Record<string, { readonly outcome: string }>>) =>
  vi.fn(async (key: string) => answered(outcomes[key] ?? { outcome: 'unknown' }))

beforeEach(() => void stubBrowser())

it.each([closed, { outcome: 'declined' }])('NET-08 is answered by the outcome of the other one: %j', async (first) => {
  noteNext('attempt-1', 'attempt-2')
  expect(await withCopies('attempt-1', asking({ 'attempt-1': first, 'attempt-2': paid }))).toEqual(answered(paid))
})

it('NET-08 is asked for once, also if the records form a circle', async () => {
  noteNext('attempt-1', 'attempt-2')
  noteNext('attempt-2', 'attempt-1')
  const ask = asking({ 'attempt-1': closed, 'attempt-2': closed })
  expect(await withCopies('attempt-1', ask)).toEqual(answered(closed))
  expect(ask).toHaveBeenCalledTimes(2)
})

it('NET-08 is answered alone if there is no other one, or if it was charged itself', async () => {
  expect(await withCopies('attempt-1', asking({ 'attempt-1': closed }))).toEqual(answered(closed))
  noteNext('attempt-1', 'attempt-2')
  expect(await withCopies('attempt-1', asking({ 'attempt-1': paid, 'attempt-2': closed }))).toEqual(answered(paid))
})
