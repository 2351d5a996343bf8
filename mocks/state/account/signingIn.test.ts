import { expect, it } from 'vitest'
import { member } from './guests.ts'
import { catalogue } from '../memory/refusal.ts'
import { forgetPassword, signIn } from './signingIn.ts'
import { createStore } from '../memory/store.ts'

it('CLM-24 refuses a wrong password, and a suspended account', () => {
  const store = createStore()
  expect(signIn(store, { ...member, password: 'wrong' })).toEqual(catalogue.wrongPassword)
  expect(signIn(store, { email: 'suspended@mail.example', password: 'dinner4two' })).toEqual(catalogue.suspended)
})

it('PRV-05 says at the sign-in that an account has opted out', () => {
  const store = createStore()
  expect([member, { ...member, email: 'private@mail.example' }].map((who) => signIn(store, who))).toMatchObject([
    { doNotTrack: false },
    { doNotTrack: true },
  ])
})

it('POS-03 mails a link to whoever can sign in, and to nobody else', () => {
  const store = createStore()
  for (const email of [member.email, 'ines@harborrye.example']) expect(forgetPassword(store, email)).toEqual({})
  expect(forgetPassword(store, 'nobody@mail.example')).toMatchObject({ kind: 'refused', status: 404 })
  expect(store.state.outbox.map(({ to }) => to)).toEqual([member.email, 'ines@harborrye.example'])
})
