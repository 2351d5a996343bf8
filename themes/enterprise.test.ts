import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Enterprise, enterpriseSchema, saleTermsSchema } from './enterprise.ts'

const enterprises = import.meta.glob<Enterprise>('./*/enterprise.ts', { eager: true, import: 'enterprise' })

it('ENT-01 there are at least two enterprises', () => {
  expect(Object.keys(enterprises).length).toBeGreaterThanOrEqual(2)
})

describe.each(Object.entries(enterprises))('%s', (path, enterprise) => {
  const folder = path.split('/')[1]

  it('ENT-01 ENT-05 has every setting in a valid form', () => {
    expect(enterpriseSchema.parse(enterprise)).toEqual(enterprise)
  })

  it('LAW-07 has readable terms of sale', async () => {
    const terms = await enterprise.loadSaleTerms()
    expect(saleTermsSchema.parse(terms)).toEqual(terms)
  })

  it('goes by the name of its folder', () => {
    expect(enterprise.id).toBe(folder)
  })

  it('ENT-03 names no other enterprise', () => {
    const others = Object.values(enterprises).filter(({ id }) => id !== enterprise.id)
    const words = JSON.stringify([enterprise.settings, enterprise.wording]).toLowerCase()
    expect(others.filter(({ id, settings }) => words.includes(id) || words.includes(settings.name.toLowerCase()))).toEqual([])
  })

  it('CLM-21 names the required email, if one is required', () => {
    const { requiredEmailEnding, requiredEmailDisplay } = enterprise.settings
    expect(requiredEmailDisplay === null).toBe(requiredEmailEnding === null)
  })

  it('has values and no rules: each arrangement stands beside its component', () => {
    const sheets = globSync(`themes/${folder}/*.ts`)
    expect(sheets).toContain(`themes/${folder}/arrangements.ts`)
    expect(sheets.filter((file) => /\b(?:globalStyle|style|arrangement)\(/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
