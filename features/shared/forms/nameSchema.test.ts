import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { nameSchema } from './nameSchema.ts'

const said = (text: string, most?: number) => {
  const { data, error } = z.safeParse(nameSchema('Enter a name.', most), text)
  return data ?? error?.issues.map(({ message }) => message)
}

it('CHK-03 CHK-05 PRV-01 a name is required, trimmed, and limited in length', () => {
  expect(said('  Ada ')).toBe('Ada')
  expect(said('   ')).toEqual(['Enter a name.'])
  expect(said(` ${'a'.repeat(80)} `)).toHaveLength(80)
  expect(said('a'.repeat(81))).toEqual(['Please shorten this to 80 characters.'])
  expect(said('a'.repeat(81), 100)).toHaveLength(81)
})

it('NET-07 a name does not turn around the text of the page after it, and holds no control characters', () => {
  expect(said('\u202EadnaP \u0000\u0007مرحبا')).toBe('adnaP مرحبا')
  expect(said('\u202E\u0000 ')).toEqual(['Enter a name.'])
})
