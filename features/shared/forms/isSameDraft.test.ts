import { expect, it } from 'vitest'
import { isSameDraft } from './isSameDraft.ts'

it('two drafts are the same whatever the order of their fields', () => {
  const draft = { name: 'Kumo', amount: 5, day: null, tags: ['1', '2'] }
  expect(isSameDraft(draft, { tags: ['1', '2'], day: null, amount: 5, name: 'Kumo' })).toBe(true)
  for (const change of [{ name: 'Kum' }, { amount: null }, { day: '2026-11-20' }, { tags: ['2', '1'] }, { tags: ['1'] }, { more: '' }])
    expect(isSameDraft(draft, { ...draft, ...change })).toBe(false)
  expect(isSameDraft(draft, { ...draft, name: 'Kum' }, ['amount', 'tags'])).toBe(true)
})
