import { textRates } from '../contact/textRates.ts'

const consent = `Please be sure that they want it. ${textRates}`

/** The hint of the phone's field. */
export const giftTextHint = `We text the gift to this number. ${consent}`

/** The same about a list of numbers. */
export const giftTextsHint = `We text a gift to each phone number. ${consent}`
