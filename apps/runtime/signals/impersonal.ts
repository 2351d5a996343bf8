const address = /\b([a-z][a-z\d+.-]*:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi
const path = /(\/[\w./-]+)[?#][^\s"')]*/g
const email = /[^\s@"'<(]+@[^\s@"'>)]+/g
/** Phones, cards and codes; not a column of a built file, which is one line. */
const longNumber = /(?<!\.js:\d+:\d*)\+?\d(?:[\s().-]{0,3}\d){5,}/g
/** Not the name of a built file, which locates an error. */
const token = /(?<!\/assets\/)\b(?=[\w-]*\d)[\w-]{16,}\b/g

/** A text without possible personal data: queries, emails, long numbers and tokens. */
export const impersonal = (text: string): string =>
  text.replaceAll(address, '$1').replaceAll(path, '$1').replaceAll(email, '…@…').replaceAll(token, '…').replaceAll(longNumber, '…')

/** A phone number has nine digits and more. Fewer may be a date in the name of a campaign. */
const phone = /\+?\d(?:[\s().-]{0,3}\d){8,}/g

/** A text of our own or of a campaign, without the emails and phone numbers that a link may have brought. */
export const withoutContacts = (text: string): string => text.replaceAll(email, '…@…').replaceAll(phone, '…')
