import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { signIn } from './api.ts'

it('NET-02 the token of a sign-in can be sent by a header', () => {
  const read = (token: unknown) => z.safeDecode(signIn.response, { user: { token } }).data?.user.token
  expect(['a-token', 17].map(read)).toEqual(['a-token', '17'])
  expect(['a b', 'tökn', 'a\nb', '', null].map(read)).toEqual([undefined, undefined, undefined, undefined, undefined])
})
