import { assert, constantFrom, date, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretInDate, dateSettled, dateTyped, isoTyped, showDate } from './typedDate.ts'

/** Types key after key at the end of the field. */
const type = (keys: string) => Array.from(keys).reduce((text, key) => dateTyped(text + key), '')

describe('dateTyped', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1231', '12/31'],
    ['12312026', '12/31/2026'],
    ['123120269', '12/31/2026'],
    ['3/', '03/'],
    ['3/9/2026', '03/09/2026'],
    ['3-9-2026', '03/09/2026'],
    ['/', ''],
    ['2026', '2026'],
    ['2026-1', '2026-1'],
    ['2026-12-2', '2026-12-2'],
    ['2026-12-25', '12/25/2026'],
    ['2026/3/09', '03/09/2026'],
    ['20261225', '12/25/2026'],
    ['today', 'today'],
  ])('makes %j into %j', (keys, shown) => {
    expect(type(keys)).toBe(shown)
  })

  it.each([
    ['1/31/2026', '1/31/2026', 'a part within the text is left alone while it is mended'],
    ['112/31/2026', '11/31/2026', 'what is too much stays out of the next part'],
    ['2026-03-09', '03/09/2026', 'a date as machines write it'],
    ['2027/03/27', '03/27/2027', 'the year first'],
    ['2026.12.8', '12/08/2026', 'and a day of one digit'],
    ['2026-12-25T10:00:00Z', '12/25/2026', 'and a time behind it'],
    ['2026年12月25日', '12/25/2026', 'and words between'],
    ['2026 12 25', '12/25/2026', 'and spaces'],
    ['March', 'March', 'text stays, to be corrected'],
    ['Dec 25, 2026', '12/25/2026', 'a month by its name'],
    ['Mar 5, 2027', '03/05/2027', 'and a day of one digit'],
    ['25-JAN-27', '01/25/2027', 'and a year of two'],
    ['Friday, December 25, 2026', '12/25/2026', 'with the day of the week'],
    ['25 Sept. 2026', '09/25/2026', 'with the day first'],
    ['Sat, Jan 9, 2027', '01/09/2027', 'with a short day of the week'],
    ['Thu 4 Mar 2027', '03/04/2027', 'with both'],
    ['Week 9 of 2027', 'Week 9 of 2027', 'text that names no day stays'],
    ['Jan 9 to Feb 3, 2027', 'Jan 9 to Feb 3, 2027', 'as do two days'],
    ['2027-1-25 to 2027-1-26', '2027-1-25 to 2027-1-26', 'in digits too'],
    ['12/25/2026, 1/1/2027', '12/25/2026, 1/1/2027', 'or without words'],
  ])('pasted %j is %j: %s', (text, shown) => {
    expect([dateTyped(text), dateSettled(dateTyped(text))]).toContain(shown)
    expect(isoTyped(dateTyped(text))).toBe(isoTyped(shown))
  })

  it.each(['Mar 5, 2027', '5 March 2027', 'Friday, March 5, 2027', 'next Friday', 'Jan 25', '25 mai 2027'])(
    '%j means by keys the same as pasted, and stays in sight',
    (text) => {
      expect(type(text).match(/\p{L}+/gu)).toEqual(text.match(/\p{L}+/gu))
      for (const typed of [text, type(text)])
        expect(isoTyped(typed)).toBe(text.includes('2027') && !text.includes('mai') ? '2027-03-05' : null)
    },
  )

  it('leaves what is in shape as it is, and can be deleted to nothing', () => {
    assert(
      property(date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (day) => {
        let shown = showDate(day.toISOString().slice(0, 10))
        expect(dateTyped(shown)).toBe(shown)
        for (let presses = 0; presses < 10; presses += 1) shown = dateTyped(shown.slice(0, -1))
        expect(shown).toBe('')
      }),
    )
  })
})

describe('isoTyped', () => {
  it.each([
    ['03/09/2026', '2026-03-09'],
    ['3/9/2026', '2026-03-09'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2026', null],
    ['02/29/1900', null],
    ['13/01/2026', '2026-01-13'],
    ['13/13/2026', null],
    ['00/10/2026', null],
    ['04/31/2026', null],
    ['03/09/26', null],
    ['03/09/0000', null],
    ['03/09/0026', null],
    ['2026-12', null],
    ['2026-12-2', '2026-12-02'],
    ['03/09', null],
    ['', null],
  ])('of %j is %j', (text, iso) => {
    expect(isoTyped(text)).toBe(iso)
  })

  it('reads what it shows, and what is typed digit by digit', () => {
    assert(
      property(date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (day) => {
        const iso = day.toISOString().slice(0, 10)
        const shown = showDate(iso)
        expect(isoTyped(shown)).toBe(iso)
        expect(type(shown.replaceAll(/\D/g, ''))).toBe(shown)
      }),
    )
  })

  it('is a day of the calendar or nothing, whatever is typed', () => {
    assert(
      property(string({ unit: constantFrom(...Array.from('0123456789/')) }), (text) => {
        const iso = isoTyped(dateTyped(text))
        expect(iso === null || !Number.isNaN(Date.parse(iso))).toBe(true)
      }),
    )
  })
})

it.each([
  ['3/9/2026', '03/09/2026'],
  ['1/31/2026', '01/31/2026'],
  ['3/', '03/'],
  ['12/25/26', '12/25/2026'],
  ['25/12/2026', '12/25/2026'],
  ['02/30/2027', '02/30/2027'],
  ['2026-12', '2026-12'],
  ['2026-12-2', '12/02/2026'],
  ['', ''],
])('dateSettled makes %j into %j', (text, settled) => {
  expect(dateSettled(text)).toBe(settled)
})

it.each([
  ['typing at the end', '123|', '12/3|'],
  ['a mark at the end', '3/|', '03/|'],
  ['deleting in the middle', '1|/31/2026', '1|/31/2026'],
  ['a digit too many in the middle', '129|/31/2026', '12/3|1/2026'],
  ['at the start', '|12/31/2026', '|12/31/2026'],
])('caretInDate stays where the person is %s', (_, typed, settled) => {
  const caret = typed.indexOf('|')
  const text = typed.replace('|', '')
  const shown = dateTyped(text)
  const at = caretInDate(text, caret, shown)
  expect(`${shown.slice(0, at)}|${shown.slice(at)}`).toBe(settled)
})
