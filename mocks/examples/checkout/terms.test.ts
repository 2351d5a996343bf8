import { describe, expect, it } from 'vitest'
import { panels } from '../../../features/store/examples/panels.ts'
import { checkoutOptions } from './options.ts'

describe('LAW-07 the terms of one sale agree', () => {
  it.each(panels.filter(({ wire }) => wire.fine_print))('the checkout repeats those of the page "$slug"', ({ wire }) => {
    const { icos = [], gcos = [], standard_gcos = [], fine_print } = wire
    const sold = [...icos.map(({ ico_slug }) => ico_slug), ...[...gcos, ...standard_gcos].map(({ gco_slug }) => gco_slug)]
    const terms = sold.map((slug) => checkoutOptions.find(({ id }) => id === slug)?.fine_print)
    expect(new Set(terms)).toEqual(new Set([fine_print]))
  })

  it('only the enterprise says when a bonus ends', () => {
    const texts = [...panels.map(({ wire }) => wire.fine_print), ...checkoutOptions.map((option) => option.fine_print)]
    expect(texts.filter((text) => /bonus[^.]*\b(end|expire|year|spent|cash)/i.test(text ?? ''))).toEqual([])
  })
})
