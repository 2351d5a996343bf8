import { array, assert, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../fold.ts'
import { type ComboboxOption, foldAll, matching } from './options.ts'

const named = (...labels: string[]): ComboboxOption[] => labels.map((label) => ({ value: label, label }))
const found = (options: readonly ComboboxOption[], query: string) => matching(foldAll(options), query).map(({ label }) => label)

describe('matching', () => {
  it.each([
    ['cafe', ['Café Ada']],
    ['CAFÉ', ['Café Ada']],
    [' ada ', ['Ada’s Kitchen', 'Café Ada', 'Canada Diner']],
    ['', ['Café Ada', 'Ada’s Kitchen', 'Canada Diner']],
    ['nowhere', []],
  ])('finds %j', (query, labels) => {
    expect(found(named('Café Ada', 'Ada’s Kitchen', 'Canada Diner'), query)).toEqual(labels)
  })

  it('finds by the second line too', () => {
    expect(matching(foldAll([{ value: '1', label: 'Ada', detail: 'Austin' }]), 'aust')).toHaveLength(1)
  })

  it('gives just those whose words hold what is asked, each once', () => {
    const option = record({ value: string(), label: string() })
    assert(
      property(array(option), string({ minLength: 1 }), (options, query) => {
        const expected = options.filter(({ label }) => fold(label).trim().includes(fold(query).trim()))
        const given = matching(foldAll(options), query)
        expect(new Set(given)).toEqual(new Set(expected))
        expect(given).toHaveLength(expected.length)
      }),
    )
  })
})
