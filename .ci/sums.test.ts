import { globSync, readFileSync } from 'node:fs'
import { type ESTree, Visitor, parseSync } from 'rolldown/utils'
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

/** Lists that are empty where they may not be read, in what reads them, and why. Rows have the status of their list beside them. */
const lists: readonly (readonly [place: RegExp, why: string])[] = [
  [/\/listStatus\.ts: /, 'The rows: their places are looked at.'],
  [
    /subscriptions\.status$|LocationsScreen\.tsx: getRows\(locations\)$|tags\.status$|OrderedScreen\.tsx: gifts\.status$|read\?\.redemptions$/,
    'What is drawn of them has the status of the read.',
  ],
  [/employees(?:\.read)?\.status$/, 'Nothing is sent before they are read.'],
  [/TeamScreen\.tsx: getRows\(members\)$/, 'The team is read again before somebody is invited.'],
  [/getRows\(useRead\(getBrands/, 'The preview of a location then has no picture.'],
  [/getRows\(useRead\(getAccounts/, 'A location then says that it has an account, and not which.'],
  [/editing\.cmsProviders\)$/, 'The word of the brand’s own is then its name.'],
  [/member\?\.cards$/, 'A card can be typed.'],
  [/saved\.read\(\)$|permission\.abilities$|images\.find/, 'Of this device, or of one that was read.'],
]

/** The values that are `empty` where they are missing. */
function missingIn(path: string, source: string, empty: RegExp): readonly string[] {
  const found: string[] = []
  const text = ({ start, end }: ESTree.Node) => source.slice(start, end)
  const note = (value: ESTree.Node) => void found.push(`${path}: ${text(value)}`)
  new Visitor({
    LogicalExpression: ({ operator, left, right }) => operator === '??' && empty.test(text(right)) && note(left),
    ConditionalExpression: ({ test, alternate }) =>
      test.type === 'BinaryExpression' && text(test).endsWith("'ready'") && empty.test(text(alternate)) && note(test.left),
    CallExpression: (call) => text(call.callee) === 'getRows' && empty.test('[]') && note(call),
  }).visit(parseSync(path, source).program)
  return found
}

const zero = /^(?:0|zeroCents|cents\(0\))$/
const emptyList = /^\[\]$/

/** The lists of a source that reads. `getRows` is for a list that draws the status. */
function listsIn(path: string, source: string): readonly string[] {
  if (!/useRead\(|Remote<|\.read\.status/.test(source)) return []
  const drawn = new Set([...source.matchAll(/listStatus\(\{ (?:read: )?([\w.]+)/g)].map(([, read]) => read))
  return missingIn(path, source, emptyList).filter((each) => !drawn.has(/getRows\((.*)\)$/.exec(each)?.[1] ?? ''))
}

it.each([
  ['0 for a sum', (path: string, source: string) => missingIn(path, source, zero), zeros],
  ['empty list for one', listsIn, lists],
])('has no %s that is not known', (_, find, known) => {
  const sources = globSync('{features,apps}/**/*.{ts,tsx}').filter((path) => isProduct(path) && !isReader(path))
  const found = sources.flatMap((path) => find(path, readFileSync(path, 'utf8')))
  expect(found.filter((each) => !known.some(([place]) => place.test(each)))).toEqual([])
  expect(known.filter(([place]) => !found.some((each) => place.test(each)))).toEqual([])
})

it('finds what is empty where it is missing', () => {
  for (const sum of ['x ?? zeroCents', 'x ?? cents(0)', 'f(x ?? 0)']) expect(missingIn('x.ts', sum, zero)).toEqual(['x.ts: x'])
  const unread = ["x.status === 'ready' ? x.value : []", 'getRows(x)', 'x.value ?? []'].map((list) => `useRead(); ${list}`)
  expect(unread.flatMap((list) => listsIn('x.ts', list))).toEqual(['x.ts: x.status', 'x.ts: getRows(x)', 'x.ts: x.value'])
  expect(listsIn('x.ts', `${unread[1]}; listStatus({ read: x })`)).toEqual([])
})
