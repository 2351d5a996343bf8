import { expect, it, vi } from 'vitest'
import { listStatus } from './listStatus.ts'

it('NET-03 a list that could not be read, or not again, can be asked for once more', () => {
  const onRetry = vi.fn()
  const stale = { status: 'ready', value: [], refreshing: false, staleCause: { kind: 'offline' } } as const
  for (const read of [{ status: 'failed', cause: { kind: 'offline' } } as const, stale])
    expect(listStatus({ read, onRetry })).toMatchObject({ onRetry })
  expect(listStatus({ read: { ...stale, staleCause: null }, onRetry })).toEqual({ status: 'ready', refreshing: false })
})
