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

/** Where a missing number is 0, and why: none of them stands for a sum that could not be read. */
const zeros: readonly (readonly [place: RegExp, why: string])[] = [
  [/: (?:counts\.get\(\w+\)|\w+\.codePointAt\(0\)|sample\.match\(control\)\?\.length)$/, 'A count, or a letter.'],
  [/: (?:\w+\.)?at\?\.getTime\(\)$/, 'The order of a list: what has no time comes last.'],
  [/(?:leftOut\?\.addresses|read\?\.pageCount|before\?\.id|\/SectionRow\.tsx: count|\/galleryOrder\.ts: width)$/, 'A number, and no sum.'],
  [/\/(?:serviceCharge\.ts|BillStep\.tsx): typed$|\/refund\/.*amount'?\)?$/, 'An empty field: a refund of it is refused.'],
  [/: (?:getAmount\(state\)|amountOfGift\(gift\))$/, 'No amount is chosen: the gifts have no value yet.'],
  [/: reward\?\.pays$/, 'No reward is chosen.'],
  [/\/terms\.ts: tiers\.findLast/, 'No tier is reached: nothing is saved.'],
  [/\/Earned\.tsx: earned$|\/GiftSlip\.tsx: gift\.bonus$/, 'A gain: 0 is not shown.'],
]

/** Readers of the wire are tested beside themselves. */
const isReader = (path: string): boolean => /^features\/bill\/reading\/|[wW]ire\.ts$|\/api\.ts$/.test(path)

/** The values that are 0 where they are missing. */
function zerosIn(path: string, source: string): readonly string[] {
  const found: string[] = []
  new Visitor({
    LogicalExpression({ operator, left, right }) {
      const text = source.slice(right.start, right.end)
      if (operator === '??' && /^(?:0|zeroCents|cents\(0\))$/.test(text)) found.push(`${path}: ${source.slice(left.start, left.end)}`)
    },
  }).visit(parseSync(path, source).program)
  return found
}

it('has no 0 for a sum that is not known', () => {
  const sources = globSync('{features,apps}/**/*.{ts,tsx}').filter((path) => isProduct(path) && !isReader(path))
  const found = sources.flatMap((path) => zerosIn(path, readFileSync(path, 'utf8')))
  expect(found.filter((each) => !zeros.some(([place]) => place.test(each)))).toEqual([])
  expect(zeros.filter(([place]) => !found.some((each) => place.test(each)))).toEqual([])
  for (const sum of ['x ?? zeroCents', 'x ?? cents(0)', 'f(x ?? 0)']) expect(zerosIn('x.ts', sum)).toEqual(['x.ts: x'])
})
