import { describe, expect, it } from 'vitest'
import { textSearch } from './routedApp.tsx'

const { parseSearch, stringifySearch } = textSearch

describe('PUR-06 the query of an address is text', () => {
  it.each(['20E25', '1.50', '12345678901234567890', '1E999', 'true', 'null', '"SAVE"', '[1]'])('%s stays as it is', (code) => {
    const query = `?${new URLSearchParams({ code }).toString()}`
    expect(parseSearch(query)).toEqual({ code })
    expect(stringifySearch(parseSearch(query))).toBe(query)
  })
  it('leaves out what is empty', () => {
    expect(stringifySearch({ code: '', page: undefined, q: null })).toBe('')
  })
})
