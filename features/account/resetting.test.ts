import { expect, it } from 'vitest'
import type { Failure } from '../shared/api/answers/answer.ts'
import { resetFailed } from './resetting.ts'

it.each<[Failure, object | undefined]>([
  [{ kind: 'refused', status: 404, message: 'User not found.' }, { email: 'No account record found, please verify your spelling.' }],
  [{ kind: 'refused', status: 429, message: 'Wait a minute.' }, undefined],
  [{ kind: 'offline' }, undefined],
])('POS-03 says that no account has the address only if the server said so: %j', (failure, fields) => {
  const shown = resetFailed(failure)
  expect('fields' in shown ? shown.fields : undefined).toEqual(fields)
})
