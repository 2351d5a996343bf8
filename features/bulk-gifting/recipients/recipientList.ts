import { type Email, anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { mailboxesIn } from './mailboxes.ts'
import type { Pause } from './parseTable.ts'

export const mostRecipients = 50_000

export type Recipient = {
  readonly email: Email
  /** Empty where the list has none. */
  readonly name: string
}

/** A row that is no recipient, and why. */
export type FailedRow = {
  /** From 1, in its own list. */
  readonly number: number
  /** The text in place of the address. */
  readonly address: string
  readonly name: string
  readonly reason: string
}

/** The recipients of an order, and the rows that could not be read. */
export type RecipientList = {
  readonly recipients: readonly Recipient[]
  readonly failed: readonly FailedRow[]
  /** Rows that are in neither: more than a page can show. */
  readonly tooMany: number
}

export const emptyList: RecipientList = { recipients: [], failed: [], tooMany: 0 }

/** The list without the rows that could not be read. */
export const withoutFailed = ({ recipients }: RecipientList): RecipientList => ({ ...emptyList, recipients })

/** Failed rows beyond as many as an order has recipients are counted, and not listed. */
const mostFailed = mostRecipients

const longestName = 100

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
}

export const tidy = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** A bullet or a number that a list puts before its entries: `• Ada`, `1. Ada`, `2) Ada`. */
const marker = /^\s*(?:[•‣◦▪●○·]\s*|(?:[*–—-]|\(?\d{1,5}[.)])(?:\s+|$))+/u

export const withoutMarker = (text: string): string => text.replace(marker, '')

function findFault(typed: string): string {
  if (typed.includes('\uFFFD')) return 'has a character that cannot be read.'
  const isForeign = /^\S+@\S+$/.test(typed) && /\P{ASCII}/u.test(typed)
  return isForeign ? 'has letters that we cannot send email to. Use an address with the letters a to z.' : 'is not an email address.'
}

function recipientFromEntry({ address, name, problem }: Entry): Recipient | { readonly reason: string } {
  if (problem !== null) return { reason: problem }
  const typed = tidy(address)
  if (typed === '') return { reason: 'There is no email address.' }
  const read = email.safeParse(typed)
  if (!read.success) return { reason: `“${typed.slice(0, 60)}” ${findFault(typed)}` }
  const tidied = withoutMarker(tidy(name))
  if (tidied.length > longestName) return { reason: `The name is longer than ${longestName} characters.` }
  return { email: read.data, name: tidied }
}

/** A recipient, if the list has room and `findFirst` finds no earlier one: in the list before, or in which row. */
function checked(
  entry: Entry,
  { count, firstOf }: { count: number; firstOf: (email: Email) => number | 'list' | undefined },
): Recipient | { readonly reason: string } {
  const found = recipientFromEntry(entry)
  if ('reason' in found) return found
  const first = firstOf(found.email)
  if (first === 'list') return { reason: `${found.email} is in the list already.` }
  if (first !== undefined) return { reason: `${found.email} is in row ${first} already.` }
  return count < mostRecipients ? found : { reason: `An order has at most ${mostRecipients.toLocaleString('en-US')} recipients.` }
}

/** Adds entries in blocks, so that the page stays quick. `unread` rows more were too many to be read. */
export async function addEntries(before: RecipientList, entries: Iterable<Entry>, unread: number, pause: Pause): Promise<RecipientList> {
  const recipients = [...before.recipients]
  const failed = [...before.failed]
  let tooMany = before.tooMany + unread
  const seen = new Map<Email, number | 'list'>()
  let count = 0
  const respond = async () => {
    count += 1
    if (count % block === 0) await pause()
  }
  for (const { email: address } of recipients) {
    seen.set(address, 'list')
    await respond()
  }
  for (const entry of entries) {
    const read = checked(entry, { count: recipients.length, firstOf: (address) => seen.get(address) })
    if (!('reason' in read)) {
      seen.set(read.email, entry.number)
      recipients.push(read)
    } else if (failed.length < mostFailed)
      failed.push({ number: entry.number, address: entry.address, name: entry.name, reason: read.reason })
    else tooMany += 1
    await respond()
  }
  return { recipients, failed, tooMany }
}

/** The part of a failed row to correct: its name if the address is valid and the name alone is too long. */
export const invalidPart = (row: Pick<FailedRow, 'number' | 'address' | 'name'>): 'name' | 'address' =>
  tidy(row.name).length > longestName && !('reason' in recipientFromEntry({ ...row, name: '', problem: null })) ? 'name' : 'address'

/** Tries a failed row again with another address or name. If it fails again, it gets the new reason; the list does not change. */
export function correctRow({ recipients, failed, tooMany }: RecipientList, row: FailedRow, typed: string): RecipientList {
  const findFirst = (address: Email) => (recipients.some((recipient) => recipient.email === address) ? 'list' : undefined)
  const [found, ...others] = mailboxesIn(typed)
  const { address, name } = found && others.length === 0 ? found : { address: typed, name: '' }
  const corrected = invalidPart(row) === 'name' ? { ...row, name: typed } : { ...row, address, name: row.name || name }
  const read = checked({ ...corrected, problem: null }, { count: recipients.length, firstOf: findFirst })
  if ('reason' in read) {
    // A right address stays, so that its name can be corrected next.
    const left = { ...row, ...(invalidPart({ ...row, address }) === 'name' && { address }), reason: read.reason }
    return { recipients, failed: failed.map((each) => (each === row ? left : each)), tooMany }
  }
  return { recipients: [...recipients, read], failed: failed.filter((each) => each !== row), tooMany }
}
