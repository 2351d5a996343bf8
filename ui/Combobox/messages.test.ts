import { expect, it } from 'vitest'
import type { View } from './view.ts'
import { defaultMessages, saidOf } from './messages.ts'

it.each<[View, string, string]>([
  [{ shows: 'prompt', more: 2 }, 'a', 'Type 2 more characters to search'],
  [{ shows: 'prompt', more: 1 }, 'ad', 'Type 1 more character to search'],
  [{ shows: 'loading' }, 'ada', 'Loading…'],
  [{ shows: 'searching' }, 'ada', 'Searching…'],
  [{ shows: 'nothing' }, ' ada ', 'Nothing found for “ada”'],
  [{ shows: 'nothing' }, ' ', 'There is nothing to choose from'],
  [{ shows: 'failed', message: 'No line.' }, 'ada', 'No line.'],
  [{ shows: 'options', options: [] }, 'ada', ''],
])('of %j for %j it says %j', (view, query, said) => {
  expect(saidOf(view, query, defaultMessages)).toBe(said)
})

it('says it in other words', () => {
  const say = { ...defaultMessages, nothing: (query: string) => `Nichts zu „${query}“` }
  expect(saidOf({ shows: 'nothing' }, 'ada', say)).toBe('Nichts zu „ada“')
})
