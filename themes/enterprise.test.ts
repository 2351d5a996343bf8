import { describe, expect, it } from 'vitest'
import { type Enterprise, enterpriseSchema } from './enterprise.ts'
import type { Tokens } from './tokens.ts'

const enterprises = import.meta.glob<Enterprise>('./*/enterprise.ts', { eager: true, import: 'enterprise' })
const tokens = import.meta.glob<Tokens>('./*/tokens.ts', { eager: true, import: 'tokens' })

it('ENT-01 there are at least two enterprises', () => {
  expect(Object.keys(enterprises).length).toBeGreaterThanOrEqual(2)
})

describe.each(Object.entries(enterprises))('%s', (path, enterprise) => {
  const folder = path.split('/')[1]

  it('ENT-01 ENT-05 has every setting in a valid form', () => {
    expect(enterpriseSchema.parse(enterprise)).toEqual(enterprise)
  })

  it('ENT-02 has its folder’s name as id, and its hero colour as the browser’s', () => {
    expect(enterprise.id).toBe(folder)
    expect(enterprise.themeColor).toBe(tokens[`./${folder}/tokens.ts`]?.surface.hero)
  })

  it('ENT-03 names no other enterprise', () => {
    const others = Object.values(enterprises).filter(({ id }) => id !== enterprise.id)
    const words = JSON.stringify([enterprise.settings, enterprise.wording]).toLowerCase()
    expect(others.filter(({ id, settings }) => words.includes(id) || words.includes(settings.name.toLowerCase()))).toEqual([])
  })

  it('CLM-21 names the required e-mail, if one is required', () => {
    const { requiredEmailEnding, requiredEmailDisplay } = enterprise.settings
    expect(requiredEmailDisplay === null).toBe(requiredEmailEnding === null)
  })
})
