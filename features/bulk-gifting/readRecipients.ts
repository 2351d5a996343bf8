import { type Email, anyEmail, emailSchema } from '../shared/email.ts'
import type { Columns } from './columns.ts'
import { type Recipient, mostRecipients } from './order.ts'
import type { Pause, Row } from './parseTable.ts'

/** A row that is no recipient, and why. */
export type FailedRow = {
  /** From 1, in its own list. */
  readonly number: number
  /** What stands where its address should be. */
  readonly address: string
  readonly name: string
  readonly reason: string
}

/** The recipients of an order, and the rows that could not be read. */
export type RecipientList = { readonly recipients: readonly Recipient[]; readonly failed: readonly FailedRow[] }

export const emptyList: RecipientList = { recipients: [], failed: [] }

const longestName = 100

/** Recipients that are checked before the page may respond again. */
const block = 100

const email = emailSchema(anyEmail)

/** A recipient as the list has it, before it is checked. */
type Entry = {
  readonly address: string
  readonly name: string
  /** Why its row cannot be read; null if it can. */
  readonly problem: string | null
}

const tidy = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** A recipient, if the address is valid. */
function recipientOf({ address, name, problem }: Entry): Recipient | { readonly reason: string } {
  if (problem !== null) return { reason: problem }
  const typed = tidy(address)
  if (typed === '') return { reason: 'There is no e-mail address.' }
  const read = email.safeParse(typed)
  if (!read.success) return { reason: `“${typed.slice(0, 60)}” is no e-mail address.` }
  const tidied = tidy(name)
  if (tidied.length > longestName) return { reason: `The name is longer than ${longestName} characters.` }
  return { email: read.data, name: tidied }
}

/** A recipient, if there is room for one more and `firstOf` knows of no other: in the list before, or in which row. */
function checked(
  entry: Entry,
  { count, firstOf }: { count: number; firstOf: (email: Email) => number | 'list' | undefined },
): Recipient | { readonly reason: string } {
  const found = recipientOf(entry)
  if ('reason' in found) return found
  const first = firstOf(found.email)
  if (first === 'list') return { reason: `${found.email} is in the list already.` }
  if (first !== undefined) return { reason: `${found.email} is in row ${first} already.` }
  return count < mostRecipients ? found : { reason: `An order has at most ${mostRecipients.toLocaleString('en-US')} recipients.` }
}

/** Adds rows in blocks, so that the page stays quick. A row may hold several recipients. */
async function addInBlocks(
  before: RecipientList,
  rows: readonly Row[],
  entriesIn: (row: Row) => readonly Entry[],
  pause: Pause,
): Promise<RecipientList> {
  const recipients = [...before.recipients]
  const failed = [...before.failed]
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
  for (const row of rows) {
    for (const entry of entriesIn(row)) {
      const read = checked(entry, { count: recipients.length, firstOf: (address) => seen.get(address) })
      if ('reason' in read) failed.push({ number: row.number, address: entry.address, name: entry.name, reason: read.reason })
      else {
        seen.set(read.email, row.number)
        recipients.push(read)
      }
      await respond()
    }
  }
  return { recipients, failed }
}

/** The address in a row that could not be divided, if there is one: somebody who corrects the row need not type it again. */
const addressIn = (text: string): string => /[^\s,;|"<>]+@[^\s,;|"<>]+/.exec(text)?.[0] ?? text

/** Adds the rows of an uploaded list, by its columns (BLK-09). */
export function addRows(before: RecipientList, rows: readonly Row[], columns: Columns, pause: Pause): Promise<RecipientList> {
  const { email: address, name, lastName, hasHeader } = columns
  const entriesIn = ({ cells, problem }: Row): readonly Entry[] => {
    if (problem !== null) return [{ address: addressIn(cells.join(' ')), name: '', problem }]
    const cellOf = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
    return [{ address: cellOf(address), name: `${cellOf(name)} ${cellOf(lastName)}`.trim(), problem }]
  }
  return addInBlocks(before, hasHeader ? rows.slice(1) : rows, entriesIn, pause)
}

/** `"Ada Moreau" <ada@mail.example>`, as mail programs write it: its quotation marks are not those of a list. */
const inBrackets = /^\s*"?(?<name>[^"<>]*?)"?\s*<(?<address>[^<>]+)>\s*$/

/** The recipients of a typed row: an address and a name in any order, or several addresses. */
function typedIn({ cells, problem }: Row): readonly Entry[] {
  const addresses = [...new Set(cells.filter((cell) => cell.includes('@')))]
  if (problem !== null && !addresses.some((address) => inBrackets.test(address)))
    return [{ address: addressIn(cells.join(' ')), name: '', problem }]
  if (addresses.length === 0) return [{ address: cells.join(' '), name: '', problem: null }]
  const name = addresses.length === 1 ? (cells.find((cell) => /[^@\s]/.test(cell) && !cell.includes('@')) ?? '') : ''
  return addresses.map((address) => {
    const groups = inBrackets.exec(address)?.groups
    return { address: groups?.['address'] ?? address, name: groups?.['name'] ?? name, problem: null }
  })
}

/** Adds typed or pasted rows. A first row of titles is left out. */
export function addTyped(before: RecipientList, rows: readonly Row[], pause: Pause): Promise<RecipientList> {
  const titles = rows.length > 1 ? (rows[0]?.cells.join() ?? '') : ''
  const isTitled = /mail/i.test(titles) && !titles.includes('@')
  return addInBlocks(before, isTitled ? rows.slice(1) : rows, typedIn, pause)
}

/** Tries a failed row again with another address. If it fails again, it says why; what stood in the list stays. */
export function correctRow({ recipients, failed }: RecipientList, row: FailedRow, address: string): RecipientList {
  const firstOf = (typed: Email) => (recipients.some((recipient) => recipient.email === typed) ? 'list' : undefined)
  const read = checked({ address, name: row.name, problem: null }, { count: recipients.length, firstOf })
  if ('reason' in read) return { recipients, failed: failed.map((each) => (each === row ? { ...row, reason: read.reason } : each)) }
  return { recipients: [...recipients, read], failed: failed.filter((each) => each !== row) }
}
