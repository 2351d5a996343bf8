import { expect, test } from 'vitest'
import { usableOf } from './usable.ts'
import type { Control } from './watchPage.ts'

const field: Control = { kind: 'text field', name: 'email', painted: 900, held: null }
const button: Control = { kind: 'other', name: 'Send', painted: 900, held: 2400 }
const link: Control = { kind: 'link', name: 'Terms', painted: 900, held: null }

const usable = (controls: Control[], typedInto: readonly string[] = [], atRest: readonly Control[] = controls): number =>
  usableOf({ controls, fcp: 800 }, new Set(typedInto), atRest).usable

test('a painted field counts from its paint only if it keeps what is typed', () => {
  expect(usable([field, button], ['email'])).toBe(900)
  expect(usable([field, button])).toBe(2400)
  expect(usable([field])).toBeNaN()
})

test('a button counts from when React holds it', () => {
  expect(usable([button, { ...field, held: 2300 }])).toBe(2300)
  expect(usable([{ ...button, held: null }])).toBeNaN()
})

test('a link counts from its paint only if it stays', () => {
  expect(usable([link, button])).toBe(900)
  expect(usable([link, button], [], [button])).toBe(2400)
})

test('nothing counts before the first paint', () => {
  expect(usable([{ ...link, painted: 700 }])).toBe(800)
})
