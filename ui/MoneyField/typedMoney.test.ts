import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretBeforeDigits, digitsAfter } from '../Field/caret.ts'
import { centsPasted, centsTyped, moneyShape } from './typedMoney.ts'

const dollars = moneyShape('USD')
const euros = moneyShape('EUR')
const yen = moneyShape('JPY')
const shapes = [dollars, euros, yen]
const most = 999_999_999

const show = (cents: number | null, shape = dollars) => (cents === null ? '' : shape.show(cents))

/** The result of a key in a field with the caret before its last `after` digits. */
function press(cents: number | null, after: number, key: string, shape = dollars) {
  const shown = show(cents, shape)
  const caret = caretBeforeDigits(shown, after)
  const backspace = key === 'Backspace'
  const head = backspace ? shown.slice(0, Math.max(0, caret - 1)) : shown.slice(0, caret) + key
  const text = head + shown.slice(caret)
  const next = centsTyped(text, cents, shape)
  return { next, after: digitsAfter(text, head.length) }
}

const type = (keys: readonly string[], start: number | null = null, shape = dollars) =>
  keys.reduce((cents, key) => press(cents, 0, key, shape).next, start)

describe('centsTyped', () => {
  it.each([
    ['1', 1],
    ['12', 12],
    ['1234', 1234],
    ['0', 0],
    ['007', 7],
    ['abc', null],
  ])('MGR-14 %j typed into an empty field is %j', (keys, cents) => {
    expect(type(Array.from(keys))).toBe(cents)
  })

  it('MGR-14 is the number that the typed digits make', () => {
    assert(
      property(array(constantFrom(...Array.from('0123456789')), { minLength: 1, maxLength: 9 }), constantFrom(...shapes), (keys, shape) => {
        expect(type(keys, null, shape)).toBe(Number(keys.join('')))
      }),
    )
  })

  it('MGR-14 can always be deleted, a digit at a time, until nothing is left', () => {
    assert(
      property(integer({ min: 0, max: most }), constantFrom(...shapes), (cents, shape) => {
        const presses = Array.from({ length: Math.max(String(cents).length, 1) }, () => 'Backspace')
        expect(type(presses, cents, shape)).toBe(null)
      }),
    )
  })

  it('MGR-14 reads what it shows', () => {
    assert(
      property(integer({ min: 1, max: most }), constantFrom(...shapes), (cents, shape) => {
        expect(centsTyped(shape.show(cents), null, shape)).toBe(cents)
      }),
    )
  })

  it('MGR-14 stays as it was when there is no room for another digit', () => {
    expect(type(['1'], most)).toBe(most)
  })

  it('MGR-14 keeps the caret before the digits it stood before, wherever a digit is typed or deleted', () => {
    assert(
      property(integer({ min: 100, max: 99_999_999 }), integer({ min: 0, max: 2 }), constantFrom('5', 'Backspace'), (cents, after, key) => {
        const pressed = press(cents, after, key)
        expect(pressed.after).toBe(after)
      }),
    )
  })

  it.each([
    ['a digit in the middle', 1234, 2, '9', 12_934],
    ['deleting the digit before the point', 1234, 2, 'Backspace', 134],
    ['deleting the last digit', 1234, 0, 'Backspace', 123],
  ])('MGR-14 %s', (_, cents, after, key, next) => {
    expect(press(cents, after, key).next).toBe(next)
  })
})

describe('centsPasted', () => {
  it.each([
    ['$12.34', dollars, 1234],
    [' $1,234.50 ', dollars, 123_450],
    ['12.5', dollars, 1250],
    ['USD 25', dollars, 2500],
    ['us$25', dollars, 2500],
    ['25 NZ$', moneyShape('NZD'), 2500],
    ['€12', dollars, null],
    ['50¢', dollars, null],
    ['5 cents', dollars, null],
    ['1.5k', dollars, null],
    ['€1,234.50', euros, 123_450],
    ['￥1,200', yen, 1200],
    ['12.345', dollars, null],
    [',500', dollars, null],
    ['0,250', dollars, null],
    ['1.2.3', dollars, null],
    ['call me', dollars, null],
    ['-5.00', dollars, null],
    ['$99,999,999,999.00', dollars, null],
  ])('reads %j', (text, shape, cents) => {
    expect(centsPasted(text, shape)).toBe(cents)
  })

  it('reads every sum that the field can show', () => {
    assert(
      property(integer({ min: 0, max: most }), constantFrom(...shapes), (cents, shape) => {
        expect(centsPasted(shape.show(cents), shape)).toBe(cents)
      }),
    )
  })
})
