import { type Address, isPhone } from '../../shared/contact/address.ts'
import { anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { plainText } from '../../../ui/text/plainText.ts'
import { plainValue } from '../../../ui/text/plainValue.ts'
import { formatAddress } from '../../shared/contact/formatAddress.ts'
import { phonesOf } from '../../shared/contact/formatPhone.ts'
import type { AddressTerms } from '../terms.ts'
import { isDoubtfulName } from './doubtfulNames.ts'
import { mailboxesIn } from './mailboxes.ts'
import { isNumber } from './numbers.ts'
import type { Pause, Rows } from './parseTable.ts'
import {
  type FailedRow,
  type LeftOut,
  type Recipient,
  type RecipientList,
  invalidPart,
  longestName,
  mostRecipients,
  nameTooLong,
} from './recipientList.ts'

/** Failed rows beyond as many as an order has recipients are counted, and not listed. */
const mostFailed = mostRecipients

/** Texts that nothing is read from, as the list holds them: an amount may differ in each row. */
const mostTexts = 10

/** Recipients that are checked before the page may respond again. */
const block = 100

const email = emailSchema(anyEmail)

/** A recipient as the list has it, before it is checked. */
export type Entry = {
  readonly number: number
  readonly address: string
  readonly name: string
  /** Why its row cannot be read; null if it can. */
  readonly problem: string | null
  readonly isGuessed?: Rows['isGuessed']
  /** The texts of its row that are in no entry. */
  readonly unused?: readonly string[]
}

export const tidy = (text: string): string => plainText(text.replaceAll(/[\s\p{Cc}]+/gu, ' '))

/** A bullet or a number that a list puts before its entries: `• Ada`, `1. Ada`, `2) Ada`. The area code of `(212) 555-0142` is none. */
const marker = /^\s*(?:[•‣◦▪●○·]\s*|(?:[*–—-]|(?!\((?:\d{3}|0\d)\)\s*\d)\(?\d{1,5}[.)])(?:\s+|$))+/u

export const withoutMarker = (text: string): string => text.replace(marker, '')

const numberNames = { US: 'US phone', NZ: 'New Zealand mobile' } as const

function findFault(typed: string, { country, byText }: AddressTerms): string {
  if (typed.includes('\uFFFD')) return 'has a character that cannot be read.'
  const isForeign = /^\S+@\S+$/.test(typed) && /\P{ASCII}/u.test(typed)
  if (isForeign) return 'has letters that we cannot send email to. Use an address with the letters a to z.'
  if (byText && isNumber(typed)) return `is not a ${numberNames[country]} number.`
  if (!byText && phonesOf[country].schema.safeParse(typed).success) return 'is a phone number, and gifts go by email only.'
  return byText && !typed.includes('@') ? 'is neither an email address nor a phone number.' : 'is not an email address.'
}

function addressFromText(typed: string, { country, byText }: AddressTerms): Address | null {
  const read = email.safeParse(typed)
  if (read.success) return read.data
  return (byText && isNumber(plainValue(typed)) && phonesOf[country].schema.safeParse(typed).data) || null
}

function recipientFromEntry(
  { address: text, name, problem, isGuessed }: Entry,
  terms: AddressTerms,
): Recipient | { readonly reason: string } {
  if (problem !== null) return { reason: problem }
  const typed = tidy(text)
  if (typed === '') return { reason: terms.byText ? 'There is no email address and no phone number.' : 'There is no email address.' }
  const address = addressFromText(typed, terms)
  if (address === null) return { reason: `“${typed.slice(0, 60)}” ${findFault(typed, terms)}` }
  const tidied = withoutMarker(tidy(name))
  if (tidied.length > longestName) return { reason: nameTooLong }
  return { address, name: tidied, ...(isDoubtfulName(name, isGuessed) && { isDoubtful: true }) }
}

type Seen = { readonly count: number; readonly firstOf: (address: Address) => number | 'list' | undefined }

/** A recipient, if the list has room and `firstOf` finds no earlier one: in the list before, or in which row. */
function checked(entry: Entry, terms: AddressTerms, { count, firstOf }: Seen): Recipient | { readonly reason: string } {
  const found = recipientFromEntry(entry, terms)
  if ('reason' in found) return found
  const first = firstOf(found.address)
  if (first !== undefined)
    return { reason: `${formatAddress(found.address)} is in ${first === 'list' ? 'the list' : `row ${first}`} already.` }
  return count < mostRecipients ? found : { reason: `An order has at most ${mostRecipients.toLocaleString('en-US')} recipients.` }
}

type Read = { readonly entries: Iterable<Entry>; readonly leftOut?: LeftOut } & Pick<Rows, 'unread' | 'isGuessed'>

/** Adds entries in blocks, so that the page stays quick. `unread` rows more were too many to be read. */
export async function addEntries(
  before: RecipientList,
  { entries, unread, isGuessed, leftOut }: Read,
  terms: AddressTerms,
  pause: Pause,
): Promise<RecipientList> {
  const recipients = [...before.recipients]
  const failed = [...before.failed]
  let tooMany = before.tooMany + unread
  const seen = new Map<Address, number | 'list'>()
  const texts = new Set([...(before.leftOut?.texts ?? []), ...(leftOut?.texts ?? [])])
  let count = 0
  const respond = async () => {
    count += 1
    if (count % block === 0) await pause()
  }
  for (const { address } of recipients) {
    seen.set(address, 'list')
    await respond()
  }
  for (const entry of entries) {
    const read = checked({ ...entry, isGuessed }, terms, { count: recipients.length, firstOf: (address) => seen.get(address) })
    if (!('reason' in read)) {
      seen.set(read.address, entry.number)
      recipients.push(read)
    } else if (failed.length < mostFailed)
      failed.push({ number: entry.number, address: entry.address, name: entry.name, reason: read.reason, ...(isGuessed && { isGuessed }) })
    else tooMany += 1
    for (const text of entry.unused ?? []) if (texts.size <= mostTexts) texts.add(texts.size < mostTexts ? text : '…')
    await respond()
  }
  const addresses = (before.leftOut?.addresses ?? 0) + (leftOut?.addresses ?? 0)
  return { recipients, failed, tooMany, ...(texts.size + addresses > 0 && { leftOut: { texts: [...texts], addresses } }) }
}

/** A list that was saved, without the numbers that get no text message by now: they fail. */
export function underTerms(list: RecipientList, terms: AddressTerms): RecipientList {
  const failed = list.recipients.flatMap(({ address, name }, index) => {
    if (!isPhone(address)) return []
    const row = { number: index + 1, address: formatAddress(address), name }
    const read = recipientFromEntry({ ...row, problem: null }, terms)
    return 'reason' in read ? [{ ...row, reason: read.reason }] : []
  })
  if (failed.length === 0) return list
  const numbers = new Set(failed.map(({ number }) => number))
  const recipients = list.recipients.filter((_, index) => !numbers.has(index + 1))
  return { ...list, recipients, failed: [...list.failed, ...failed] }
}

/** Tries a failed row again with another address or name. If it fails again, it gets the new reason; the list does not change. */
export function correctRow(list: RecipientList, row: FailedRow, typed: string, terms: AddressTerms): RecipientList {
  const { recipients, failed } = list
  const firstOf = (address: Address) => (recipients.some((recipient) => recipient.address === address) ? 'list' : undefined)
  const [found, ...others] = mailboxesIn(typed)
  const { address, name } = found && others.length === 0 ? found : { address: typed, name: '' }
  const corrected = invalidPart(row) === 'name' ? { ...row, name: typed } : { ...row, address, name: row.name || name }
  const read = checked({ ...corrected, problem: null }, terms, { count: recipients.length, firstOf })
  if ('reason' in read) {
    // A right address stays, so that its name can be corrected next.
    const left = { ...row, ...(read.reason === nameTooLong && { address: corrected.address }), reason: read.reason }
    return { ...list, failed: failed.map((each) => (each === row ? left : each)) }
  }
  return { ...list, recipients: [...recipients, read], failed: failed.filter((each) => each !== row) }
}
