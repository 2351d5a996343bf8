import { describe, expect, it } from 'vitest'
import { savedFields } from './saved.ts'

type State =
  | { readonly status: 'hungry'; readonly asked: number; readonly wish: string | null }
  | { readonly status: 'eating'; readonly dish: { readonly name: string }; readonly warm: boolean }
  | ({ readonly status: 'paying' } & ({ readonly by: 'cash' } | { readonly by: 'card'; readonly number: string }))

const saved = savedFields<State>(1, {
  hungry: { asked: 'number', wish: 'any' },
  eating: { dish: 'data', warm: 'flag' },
  paying: { by: 'text', number: 'maybe' },
})

describe('NET-08 saved state', () => {
  it('saves only the named fields', () => {
    const eating = { status: 'eating', dish: { name: 'soup' }, warm: true } as const
    const withToken = { ...eating, token: 'secret' }
    expect(saved.toSave(withToken)).toEqual(eating)
    expect(saved.read({ ...eating, token: 'secret' })).toEqual(eating)
  })
  it.each<State>([
    { status: 'hungry', asked: 1, wish: null },
    { status: 'paying', by: 'cash' },
    { status: 'paying', by: 'card', number: '4242' },
  ])('reads %j as it was saved', (state) => {
    expect(saved.read(JSON.parse(JSON.stringify(saved.toSave(state))))).toEqual(state)
  })
  it.each([
    null,
    'eating',
    [],
    {},
    { status: 'renamed' },
    { status: 'constructor' },
    { status: '__proto__' },
    { status: 'eating' },
    { status: 'eating', dish: null, warm: true },
    { status: 'eating', dish: { name: 'soup' } },
    { status: 'hungry', asked: '1', wish: null },
  ])('rejects %j', (broken) => {
    expect(saved.read(broken)).toBeNull()
  })
})
