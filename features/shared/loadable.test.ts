import { expect, it } from 'vitest'
import { answered, failed } from './answer.ts'
import { loadableOf } from './loadable.ts'

it('is on its way until there is an answer, whatever that is', () => {
  expect(loadableOf(undefined)).toEqual({ status: 'loading' })
  expect(loadableOf(answered([]))).toEqual({ status: 'ready', value: [] })
  expect(loadableOf(failed({ kind: 'offline' }))).toEqual({ status: 'failed', cause: { kind: 'offline' } })
})
