import { assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { asSeen, plainText } from './plainText.ts'

/** As web pages, mail programs and messengers put them around copied text. */
const spaces = ['\u00A0', '\u202F', '\u3000']
const unseen = ['\u200B', '\u200E', '\u2060', '\u2068', '\u2069', '\u00AD', '\uFEFF', '\u202E', '\u0000', '\u061C']

it.each(unseen)('takes no notice of the unseen character %j before, in and behind a text', (mark) => {
  expect(plainText(`${mark}ada${mark}@mail.example ${mark}`)).toBe('ada@mail.example')
  expect(plainText(mark)).toBe('')
})

it.each(spaces)('takes %j for a space', (space) => {
  expect(plainText(`${space}Ada${space}Moreau${space}`)).toBe('Ada Moreau')
})

it('takes letters and digits of double width for those of the keyboard', () => {
  expect(plainText('Ａｄａ＠mail．example ７５')).toBe('Ada@mail.example 75')
  expect(plainText('ありがとう！ ２名、')).toBe('ありがとう！ 2名、')
})

it.each(['👩‍🍳', 'نمی‌خواهم', 'Zoë’s Café', 'क्‍ष', 'two\nlines', 'a\tb'])('leaves %j as it is', (text) => {
  expect(plainText(text)).toBe(text)
})

it.each(['\u200D', '\u200C\u200D', '\u3164', '\u0301'])('finds nothing in %j, which shows nothing', (text) => {
  expect(plainText(text)).toBe('')
})

it('is the same text when it is read again', () => {
  assert(
    property(string({ unit: constantFrom(...unseen, ...spaces, '７', 'a', 'é', ' ', '\n', '🍜') }), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text))
      expect(asSeen(asSeen(text))).toBe(asSeen(text))
    }),
  )
})
