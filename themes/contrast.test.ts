import { describe, expect, it } from 'vitest'
import { type ColourPath, contrast, signPairs, textPairs } from './contrast.ts'
import type { Tokens } from './tokens.ts'

const houses = import.meta.glob<Tokens>('./*/tokens.ts', { eager: true, import: 'tokens' })

const rules = [
  { what: 'text', pairs: textPairs, least: 4.5 },
  { what: 'signs', pairs: signPairs, least: 3 },
]

describe.each(Object.entries(houses))('%s', (_, tokens) => {
  const colour = (path: ColourPath) => {
    const [group, role] = path.split('.')
    const groups: Record<string, Record<string, string>> = tokens
    return groups[group ?? '']?.[role ?? ''] ?? ''
  }

  it.each(rules)('ENT-02 $what can be read: every permitted pair has $least:1', ({ pairs, least }) => {
    const tooFaint = pairs
      .flatMap(({ front, back }) => front.flatMap((f) => back.map((b) => ({ f, b }))))
      .map(({ f, b }) => ({ pair: `${f} on ${b}`, ratio: contrast(colour(f), colour(b)) }))
      .filter(({ ratio }) => ratio < least)
    expect(tooFaint).toEqual([])
  })
})

it('knows the contrast of black and white, and of a grey that just passes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
