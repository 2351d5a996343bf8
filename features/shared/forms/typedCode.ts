import { plainValue } from '../../../ui/plainText.ts'

const dashes = /[\p{Pd}\u2043\u2212]/gu

/** A word of capitals and digits, with no other beside it. */
const codeWord = /(?<!\S)(?<![A-Z\d-] )(?=[A-Z-]*\d)(?=[\d-]*[A-Z])[A-Z\d][A-Z\d-]{3,}(?![\w-])(?!\s[A-Z\d])/g

/** The code in a sentence about it, where it is the only one; otherwise the text, which may be a code in groups. */
function codeIn(text: string): string {
  const plain = plainValue(text).replaceAll(dashes, '-')
  const [code, ...others] = /\bcode\b/i.test(plain) ? (plain.match(codeWord) ?? []) : []
  return code === undefined || others.length > 0 ? plain : code
}

/** An offer or claim code in its normal form: letters and digits only, in upper case. */
export const cleanCode = (text: string): string =>
  codeIn(text)
    .replaceAll(/[^a-z\d]/gi, '')
    .toUpperCase()

/** A gift's code in its normal form: in upper case, without spaces. Its dashes stay. */
export const giftCode = (text: string): string => codeIn(text).replaceAll(/\s/g, '').toUpperCase()
