// Apart from `mailboxes.ts`: the first load guesses columns, and parses no mailboxes.

/** The characters between the digits of a phone number. */
const between = String.raw`[\s()./\p{Pd}]`

/** A phone number in any notation, with 7 to 15 digits. */
const phone = String.raw`\+?\(?\d(?:${between}*\d){6,14}`
const number = new RegExp(`^'?${phone}$`, 'u')
const numbers = new RegExp(String.raw`(?<![\p{L}\d@.+])${phone}(?![\p{L}\d@])`, 'gu')

/** Whether a text is a phone number of any country, or a part of one. A file of ours has an apostrophe before it. */
export const isNumber = (text: string): boolean => number.test(text.trim())

/** The phone numbers in a text without an email address, and the name beside one that is alone. */
export function numbersIn(text: string): readonly { readonly address: string; readonly name: string }[] {
  const found = text.match(numbers) ?? []
  const beside = text.replaceAll(numbers, ' ').replaceAll(/^[\s:;,()/\p{Pd}]+|[\s:;,()/\p{Pd}]+$/gu, '')
  // Other digits may be an extension: no part of a number is ever dropped.
  return /\d/.test(beside) ? [] : found.map((address) => ({ address, name: found.length === 1 ? beside : '' }))
}
