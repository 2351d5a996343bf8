import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { captureSchema } from './EmailCaptureForm.tsx'

const said = (email: string) => z.safeParse(captureSchema, { email }).error?.issues[0]?.message

it('EML-01 says something else of an empty field than of an invalid address', () => {
  expect(said('  ')).toBe('An email address is required')
  expect(said('ada@')).toBe('Invalid email')
  expect(said(`${'a'.repeat(300)}@mail.example`)).toBe('Invalid email')
  expect(said(' Ada@Mail.example ')).toBeUndefined()
})
