import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cents, cents } from '../shared/money/money.ts'
import { amountProblem, validateAmount, getQuote } from './openAmount.ts'
import type { Incentive, OpenAmount } from './panel.ts'

const termsOf = (incentive: Incentive, minimum = 3_000): OpenAmount => ({ incentive, minimum: cents(minimum), presets: [] })
const perSpend = (type: 'flatBonusAmountPerSpend' | 'flatDiscountAmountPerSpend', spend = 10_000, amount = 2_000) =>
  termsOf({ type, spend: cents(spend), amount: cents(amount) })
const percent = (type: 'flatBonusPercent' | 'flatDiscountPercent', basisPoints = 2_000, minimum = 2_500) =>
  termsOf({ type, percent: String(basisPoints / 100) }, minimum)

const quote = (terms: OpenAmount, amount: number) => getQuote(terms, cents(amount))

describe('PUR-10 the quote of an amount', () => {
  it('adds or takes off a percentage, rounded down to the cent', () => {
    expect(quote(percent('flatBonusPercent'), 5_005)).toMatchObject({ pay: 5_005, get: 6_006, gain: 1_001 })
    expect(quote(percent('flatBonusPercent', 1_250), 3_333)).toMatchObject({ gain: 416 })
    expect(quote(percent('flatDiscountPercent'), 5_005)).toMatchObject({ pay: 4_004, get: 5_005, gain: 1_001 })
  })

  it('uses every decimal of a percentage', () => {
    const of = (percent: string, amount: number) => quote(termsOf({ type: 'flatBonusPercent', percent }), amount).gain
    expect(of('33.333', 4_312_000)).toBe(1_437_318)
    expect(of('33.33333333333333333333', 3_000_000)).toBe(999_999)
    expect(of('0.1', 1_000)).toBe(1)
    expect([of('100', 9_999_900), of('0', 9_999_900)]).toEqual([9_999_900, 0])
  })

  it('never takes off more than the amount', () => {
    expect(quote(perSpend('flatDiscountAmountPerSpend', 1_000, 2_000), 3_000)).toMatchObject({ pay: 0, get: 3_000 })
  })
})

const amounts = fc.integer({ min: 0, max: 9_999_900 }).map(cents)
const positive = fc.integer({ min: 1, max: 500_000 }).map(cents)
const anyTerms: fc.Arbitrary<OpenAmount> = fc
  .oneof(
    fc.record({
      type: fc.constantFrom('flatBonusAmountPerSpend' as const, 'flatDiscountAmountPerSpend' as const),
      spend: positive,
      amount: positive,
    }),
    fc.record({
      type: fc.constantFrom('flatBonusPercent' as const, 'flatDiscountPercent' as const),
      percent: fc.tuple(fc.integer({ min: 0, max: 99 }), fc.nat()).map((parts) => parts.join('.')),
    }),
  )
  .map((incentive) => termsOf(incentive))

it('PUR-10 any percentage is exact, rounded down to the cent', () => {
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 100n * 10n ** 12n }), (amount, parts) => {
      const text = String(parts).padStart(13, '0')
      const { gain } = quote(termsOf({ type: 'flatBonusPercent', percent: `${text.slice(0, -12)}.${text.slice(-12)}` }), amount)
      const exact = BigInt(amount) * parts
      const cent = 100n * 10n ** 12n
      expect([BigInt(gain) * cent <= exact, (BigInt(gain) + 1n) * cent > exact]).toEqual([true, true])
    }),
  )
})

describe('PUR-10 any incentive', () => {
  it('never gains less for a higher amount', () => {
    fc.assert(
      fc.property(anyTerms, amounts, amounts, (terms, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((amount) => quote(terms, amount))
        expect(more?.gain).toBeGreaterThanOrEqual(less?.gain ?? 0)
      }),
    )
  })

  it('charges the amount less its discount, credits the amount and its bonus, in whole cents', () => {
    fc.assert(
      fc.property(anyTerms, amounts, (terms, amount: Cents) => {
        const { pay, get, gain } = getQuote(terms, amount)
        expect(get - pay).toBe(gain)
        expect(Math.min(amount - pay, get - amount)).toBe(0)
        for (const sum of [pay, get, gain]) expect(Number.isSafeInteger(sum)).toBe(true)
      }),
    )
  })
})

describe('PUR-09 the validated of a typed amount', () => {
  const bonus = perSpend('flatBonusAmountPerSpend')
  const message = (text: string, terms = bonus, tab: 'cash' | 'giftCards' = 'cash') => {
    const validated = validateAmount(text, terms, tab)
    return amountProblem(validated, terms, 'USD') ?? validated.kind
  }

  it.each(['-abc', '5-'])('finds an invalid character in %j', (text) => {
    expect(message(text)).toBe('Invalid character')
  })

  it.each(['75,50', '1.234,50', '1 250'])('names the format for %j, which may mean several amounts', (text) => {
    expect(message(text)).toBe('That’s not an amount. Type it as 1,250.50.')
  })

  it.each(['-1,000'])('finds %j below the minimum', (text) => {
    expect(message(text)).toBe('Minimum account is $30')
  })

  it.each(['0.001'])('says that %j has too many decimals', (text) => {
    expect(message(text)).toBe('Amounts have no more than 2 decimals, such as 50.55')
  })

  it('waits for an amount while the field is empty', () => {
    expect(message('')).toBe('empty')
    expect(message('  ')).toBe('empty')
  })

  it.each([
    ['99999.01', 'Your amount is above the maximum account limit'],
    ['9'.repeat(400), 'Your amount is above the maximum account limit'],
    ['99999', 'Maximum account credit reached'],
    ['99000.01', 'Maximum account credit reached'],
    ['29.99', 'Minimum account is $30'],
    ['0', 'Minimum account is $30'],
  ])('refuses %.20s: %s', (text, expected) => {
    expect(message(text)).toBe(expected)
  })

  it.each(['flatDiscountAmountPerSpend'] as const)('names the minimum amount of %s', (type) => {
    const from = (minimum: number) =>
      type === 'flatDiscountAmountPerSpend' ? { ...perSpend(type), minimum: cents(minimum) } : percent(type, 2_000, minimum)
    expect(message('24.99', from(2_500))).toBe('Minimum amount is $25')
    expect(message('25', from(2_500))).toBe('valid')
    expect(message('10', from(1_250))).toBe('Minimum amount is $12.50')
    expect(message('0', from(1))).toBe('Minimum amount is $0.01')
    expect(message('0.01', from(1))).toBe('valid')
  })

  it.each([perSpend('flatDiscountAmountPerSpend')])('limits account cash, and not gift cards: $incentive.type', (terms) => {
    expect(message('99000.01', terms)).toBe('Maximum account credit reached')
    expect(message('99000', terms)).toBe('valid')
    expect(message('99999', terms, 'giftCards')).toBe('valid')
  })
})
