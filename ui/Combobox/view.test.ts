import { describe, expect, it } from 'vitest'
import { type Found, isToBeAsked, viewOfFound } from './view.ts'

const options = [{ value: '1', label: 'Ada’s Kitchen' }]
const ready: Found = { query: 'ada', status: 'ready', options }

describe('viewOfFound', () => {
  it.each<[string, Found | null, string, unknown]>([
    ['nothing typed', null, '', { shows: 'prompt', more: 3 }],
    ['two characters', null, 'ad', { shows: 'prompt', more: 1 }],
    ['blanks do not count', null, ' ad ', { shows: 'prompt', more: 1 }],
    ['not asked yet', null, 'ada', { shows: 'searching' }],
    ['asked', { query: 'ada', status: 'loading' }, 'ada', { shows: 'searching' }],
    ['answered', ready, ' ada', { shows: 'options', options }],
    ['answered with nothing', { query: 'ada', status: 'ready', options: [] }, 'ada', { shows: 'nothing' }],
    ['failed', { query: 'ada', status: 'failed', message: 'No line.' }, 'ada', { shows: 'failed', message: 'No line.' }],
    ['an answer to an earlier question', ready, 'adam', { shows: 'searching' }],
    ['too short again', ready, 'ad', { shows: 'prompt', more: 1 }],
  ])('MGR-03 %s', (_, found, query, view) => {
    expect(viewOfFound(found, query)).toEqual(view)
  })
})

describe('isToBeAsked', () => {
  it.each<[string, Found | null, string, boolean]>([
    ['two characters', null, 'ad', false],
    ['three characters', null, 'ada', true],
    ['already answered', ready, 'ada', false],
    ['already under way', { query: 'ada', status: 'loading' }, 'ada', false],
    ['failed before', { query: 'ada', status: 'failed', message: '' }, 'ada', true],
    ['another question', ready, 'adam', true],
  ])('MGR-03 %s', (_, found, query, asks) => {
    expect(isToBeAsked(found, query)).toBe(asks)
  })
})
