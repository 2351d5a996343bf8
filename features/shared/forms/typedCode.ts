import { asSeen, plainText } from '../../../ui/text/plainText.ts'
import { joiners, plainValue } from '../../../ui/text/plainValue.ts'

const dashes = /[\p{Pd}\u2043\u2212]/gu

/** An offer or claim code in its normal form: letters and digits only, in upper case. */
export const cleanCode = (text: string): string =>
  asSeen(text)
    .replaceAll(/[^a-z\d]/gi, '')
    .toUpperCase()

/** A gift's code in its normal form: in upper case, without spaces. Its dashes stay. */
export const giftCode = (text: string): string => plainValue(text).replaceAll(dashes, '-').replaceAll(/\s/g, '').toUpperCase()

const pairOfQuotes = /^\s*(?:["“„”](.+)["“”]|['‘‚](.+)['‘’]|`(.+)`|[«»](.+)[«»]|‹(.+)›|<(.+)>|[「『](.+)[」』]|《(.+)》)\s*$/

/** A promo code while it is typed: without joiners, and without a pair of quotation marks around the whole. */
export const unquoted = (text: string): string => text.replaceAll(joiners, '').replace(pairOfQuotes, '$1$2$3$4$5$6$7$8')

/** A typed promo code. Only the server knows whether capitals and punctuation make another code. */
export const promoCode = (text: string): string => plainText(unquoted(text))
