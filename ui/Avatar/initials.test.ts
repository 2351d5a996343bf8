import { describe, expect, it, onTestFinished } from 'vitest'
import { firstCharacter, initials } from './initials.ts'

it.each([
  ['Ana María López', 'AL'],
  ['cher', 'C'],
  ['  Jean-Luc   Picard ', 'JP'],
  ['Élodie Ångström', 'ÉÅ'],
  ['É. Curie', 'ÉC'],
  ['王 小明', '王小'],
  ['Sam (floor)', 'S'],
  ['Zoë O’Neill 3rd', 'ZO'],
  ['42', ''],
  ['', ''],
])('of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

describe('the first character of a name', () => {
  it.each([
    ['kumo Ramen', 'K'],
    [' istanbul', 'I'],
    ['🍜 Kumo', '🍜'],
    ['👩‍🍳 Chef', '👩‍🍳'],
    ['E\u0301lodie', 'E\u0301'],
    ['', ''],
  ])('of "%s" is "%s"', (name, expected) => {
    expect(firstCharacter(name)).toBe(expected)
  })

  it('of a Latin name needs no segmenter, which is slow to begin', () => {
    const { Segmenter } = Intl
    onTestFinished(() => void Object.assign(Intl, { Segmenter }))
    Object.assign(Intl, { Segmenter: null })
    expect(firstCharacter('Élan Vital')).toBe('É')
    expect(initials('Ana López')).toBe('AL')
  })

  it('is whole where the browser cannot tell characters apart', () => {
    const { Segmenter } = Intl
    onTestFinished(() => void Object.assign(Intl, { Segmenter }))
    Reflect.deleteProperty(Intl, 'Segmenter')
    expect(firstCharacter('🍜 Kumo')).toBe('🍜')
    expect(initials('Ana López')).toBe('AL')
  })
})
