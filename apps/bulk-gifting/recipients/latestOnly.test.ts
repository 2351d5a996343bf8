import { describe, expect, it } from 'vitest'
import { latestOnly } from './latestOnly.ts'

describe('an answer that is waited for', () => {
  it('is passed on', async () => {
    expect(await latestOnly().of(Promise.resolve('1042'))).toBe('1042')
  })
  it('is null after another was asked for', async () => {
    const latest = latestOnly()
    const both = [latest.of(Promise.resolve('1042')), latest.of(Promise.resolve('1043'))]
    expect(await Promise.all(both)).toEqual([null, '1043'])
  })
  it('is null after the page was left', async () => {
    const latest = latestOnly()
    const first = latest.of(Promise.resolve('1042'))
    latest.leave()
    expect(await first).toBeNull()
  })
})
