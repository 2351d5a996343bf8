import { expect, it } from 'vitest'
import type { Failure } from '../shared/api/answer.ts'
import { resetFailed } from './resetting.ts'

it.each<[Failure, object]>([
  [
    { kind: 'refused', status: 404, message: 'User not found.' },
    { status: 'unknownAccount', submission: { message: 'No account record found, please verify your spelling.' } },
  ],
  [{ kind: 'refused', status: 422, message: null }, { status: 'unknownAccount' }],
  [
    { kind: 'refused', status: 429, message: 'Wait a minute.' },
    { status: 'failed', submission: { message: 'Wait a minute.' } },
  ],
  [
    { kind: 'offline' },
    { status: 'failed', submission: { message: 'You seem to be offline. Nothing you typed is lost: try again when you are connected.' } },
  ],
  [{ kind: 'server' }, { status: 'failed' }],
])('POS-03 says that no account has the address only if the server said so: %j', (failure, shown) => {
  expect(resetFailed(failure)).toMatchObject(shown)
})
