import { expect, it } from 'vitest'
import { member } from './guests.ts'
import { forgetPassword } from './signingIn.ts'
import { createStore } from '../memory/store.ts'

it('POS-03 mails a link to whoever can sign in, and to nobody else', () => {
  const store = createStore()
  for (const email of [member.email, 'ines@harborrye.example']) expect(forgetPassword(store, email)).toEqual({})
  expect(forgetPassword(store, 'nobody@mail.example')).toMatchObject({ kind: 'refused', status: 404 })
  expect(store.state.outbox.map(({ to }) => to)).toEqual([member.email, 'ines@harborrye.example'])
})
