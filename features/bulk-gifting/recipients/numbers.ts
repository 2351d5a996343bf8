// Apart from `mailboxes.ts`: the first load guesses columns, and parses no mailboxes.

/** The characters between the digits of a phone number. */
const between = String.raw`[\s()./\p{Pd}]`

/** The start of a phone number. The table in `Table 2 021 123 456` would make it the valid number of somebody else. */
const start = String.raw`(?=\+|\(|\d{3}|(?:1|64)${between})`

/** A phone number in any notation, with 7 to 15 digits. */
const phone = String.raw`${start}\+?\(?\d(?:${between}*\d){6,14}`
const number = new RegExp(`^'?${phone}$`, 'u')
const numbers = new RegExp(String.raw`(?<![\p{L}\d@.+])${phone}(?![\p{L}\d@])`, 'gu')

/** Whether a text is a phone number of any country, or a part of one. A file of ours has an apostrophe before it. */
export const isNumber = (text: string): boolean => number.test(text.trim())

const enoughDigits = new RegExp(String.raw`\d(?:${between}*\d){6}`, 'u')

/** A day of this century, as the title of a list may have it: `2026-11-26`, `11/26/2026`. */
const day = /(?<!\d)(?:20\d\d[./-]\d\d?[./-]\d\d?|\d\d?[./-]\d\d?[./-]20\d\d)(?!\d)/g

/** Whether a text has what may be a phone number, also one that is none of any country: its row is a person's. */
export const holdsNumber = (text: string): boolean => enoughDigits.test(text.replaceAll(day, ' '))

const labels = String.raw`(?:(?:(?:tele|cell|mobile )?phone|tel|mobile|cell|sms)(?!\p{L}))`
const labelBefore = new RegExp(String.raw`(?<!\p{L})\(?${labels}[\s.:)]*$`, 'iu')
const labelAfter = new RegExp(String.raw`^[\s(,:\p{Pd}]*${labels}`, 'iu')
const label = new RegExp(String.raw`^\(?${labels}[\s.:)]*$`, 'iu')

/** Whether a text says which kind of number stands beside it, and is nobody's name. */
export const isLabel = (text: string): boolean => label.test(text.trim())

/** The name in the texts around a number: without its label, or the end of its sentence. */
const nameAround = (parts: readonly string[]): string =>
  parts
    .map((part, at) => (at === 0 ? part.replace(labelBefore, '') : part.replace(labelAfter, '').replace(/^\.+(?=\s|$)/, '')))
    .join(' ')
    .replaceAll(/^[\s:;,()/\p{Pd}]+|[\s:;,()/\p{Pd}]+$/gu, '')

/** The phone numbers in a text without an email address, and the name beside one that is alone. */
export function numbersIn(text: string): readonly { readonly address: string; readonly name: string }[] {
  const found = text.match(numbers) ?? []
  const beside = nameAround(text.split(numbers))
  // Other digits may be an extension: no part of a number is ever dropped.
  return /\d/.test(beside) ? [] : found.map((address) => ({ address, name: found.length === 1 ? beside : '' }))
}
