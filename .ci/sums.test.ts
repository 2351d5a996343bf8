import { globSync, readFileSync } from 'node:fs'
import { Visitor, parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

/** Places whose sums are not of an answer's list, with the reason. */
const others: readonly (readonly [place: RegExp, why: string])[] = [
  [/^features\/(?:bill|payment)\//, 'The parts of one bill or payment: an answer that lacks one is refused.'],
  [/^features\/managers\/(?:refund\/|transaction\.ts)/, 'The parts of one payment, of which one that cannot be read marks it.'],
  [/^features\/bulk-gifting\/recipients\//, 'Rows of a person’s own file.'],
]

const isProduct = (path: string): boolean => !/\.(?:test|e2e)\.|\/(?:examples|testing|e2e)\/|^apps\/(?:build|e2e)\//.test(path)

/** The sums in a source that are not inside of `addUp`. */
function looseSums(path: string, source: string): readonly string[] {
  const found: string[] = []
  let depth = 0
  new Visitor({
    CallExpression({ callee, start, end }) {
      const text = source.slice(start, end)
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && 'name' in callee.property
            ? callee.property.name
            : ''
      if (name === 'addUp') depth += 1
      if (depth === 0 && (name === 'sumOf' || (name === 'reduce' && /\breduce\([^]*[^+]\+[^+]/.test(text))))
        found.push(`${path}: ${text.slice(0, 60)}`)
    },
    'CallExpression:exit'({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'addUp') depth -= 1
    },
    AssignmentExpression({ operator, right, start, end }) {
      if (depth === 0 && operator === '+=' && right.type === 'MemberExpression') found.push(`${path}: ${source.slice(start, end)}`)
    },
  }).visit(parseSync(path, source).program)
  return found
}

it('adds up the rows of an answer by addUp alone, which has no sum where one may be missing', () => {
  const sources = globSync('{features,apps}/**/*.{ts,tsx}').filter((path) => isProduct(path) && !others.some(([place]) => place.test(path)))
  expect(sources.flatMap((path) => looseSums(path, readFileSync(path, 'utf8')))).toEqual([])
})

it('finds a sum of a list in any place', () => {
  for (const sum of ['sumOf(rows.map(paid))', 'rows.reduce((all, { paid }) => all + paid, 0)', 'for (const row of rows) total += row.paid'])
    expect(looseSums('x.ts', sum)).toHaveLength(1)
  expect(looseSums('x.ts', 'addUp(list, (rows) => sumOf(rows.map(paid)))')).toEqual([])
})

/** Code that takes a gift's part out of a credit whose rest is its buyer's. */
const divides =
  /Math\.min\([^()]*\b(?:pay|amount|price)\b[^()]*\b(?:get|credit\w*)\b[^()]*\)|\b(?:isGift|keepsGiftBonus)\b[^;{}]*\? (?:\w+\.)?(?:amount|pay|get|credited)\b/

it('LAW-07 divides a gift card’s credit between its owners in one place', () => {
  const sources = globSync('{features,apps,ui}/**/*.{ts,tsx}').filter(isProduct)
  expect(sources.filter((path) => divides.test(readFileSync(path, 'utf8')))).toEqual(['features/shared/money/money.ts'])
  for (const found of ['Math.min(order.pay, order.get)', 'isGift ? amount : get', 'keepsGiftBonus ? purchase.amount : credited'])
    expect(divides.test(found)).toBe(true)
})
