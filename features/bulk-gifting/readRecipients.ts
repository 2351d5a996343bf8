import { type Email, anyEmail, emailSchema } from '../shared/email.ts'
import type { Columns } from './columns.ts'
import { type Recipient, mostRecipients } from './order.ts'
import type { Pause, Row } from './parseTable.ts'

/** A row that is no recipient, and why. */
export type FailedRow = {
  /** From 1, in its own list. */
  readonly number: number
  readonly cells: readonly string[]
  readonly reason: string
}

/** The recipients of an order, and the rows that could not be read. */
export type RecipientList = { readonly recipients: readonly Recipient[]; readonly failed: readonly FailedRow[] }

export const emptyList: RecipientList = { recipients: [], failed: [] }

const longestName = 100

/** Rows that are checked before the page may respond again. */
const block = 2_000

const email = emailSchema(anyEmail)

type Found = Recipient | { readonly reason: string }

const tidy = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** A recipient, if the address is valid. */
export function recipientOf(address: string, name: string): Found {
  const typed = tidy(address)
  if (typed === '') return { reason: 'There is no e-mail address.' }
  const read = email.safeParse(typed)
  if (!read.success) return { reason: `“${typed.slice(0, 60)}” is no e-mail address.` }
  const tidied = tidy(name)
  if (tidied.length > longestName) return { reason: `The name is longer than ${longestName} characters.` }
  return { email: read.data, name: tidied }
}

/** Adds recipients one by one, and names what is there already. */
function collect(before: RecipientList) {
  const recipients = [...before.recipients]
  const failed = [...before.failed]
  /** Where each address is: in the list before, or in which row. */
  const seen = new Map<Email, number | 'list'>(recipients.map((recipient) => [recipient.email, 'list']))
  const fail = (row: Row, reason: string) => failed.push({ number: row.number, cells: row.cells, reason })
  return {
    add(row: Row, found: Found) {
      if ('reason' in found) return fail(row, found.reason)
      const first = seen.get(found.email)
      if (first === 'list') return fail(row, `${found.email} is in the list already.`)
      if (first !== undefined) return fail(row, `${found.email} is in row ${first} already.`)
      if (recipients.length >= mostRecipients)
        return fail(row, `An order has at most ${mostRecipients.toLocaleString('en-US')} recipients.`)
      seen.set(found.email, row.number)
      return recipients.push(found)
    },
    list: (): RecipientList => ({ recipients, failed }),
  }
}

/** Handles rows in blocks, so that the page stays quick. A row may hold several recipients. */
async function addInBlocks(
  before: RecipientList,
  rows: readonly Row[],
  foundIn: (row: Row) => readonly Found[],
  pause: Pause,
): Promise<RecipientList> {
  const into = collect(before)
  for (const [index, row] of rows.entries()) {
    for (const found of foundIn(row)) into.add(row, found)
    if (index % block === block - 1) await pause()
  }
  return into.list()
}

/** Adds the rows of an uploaded list, by its columns (BLK-09). */
export function addRows(before: RecipientList, rows: readonly Row[], columns: Columns, pause: Pause): Promise<RecipientList> {
  const { email, name, lastName, hasHeader } = columns
  const foundIn = ({ cells, problem }: Row): readonly Found[] => {
    const cellOf = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
    return [problem === null ? recipientOf(cellOf(email), `${cellOf(name)} ${cellOf(lastName)}`) : { reason: problem }]
  }
  return addInBlocks(before, hasHeader ? rows.slice(1) : rows, foundIn, pause)
}

/** `"Ada Moreau" <ada@mail.example>`, as mail programs write it: its quotation marks are not those of a list. */
const inBrackets = /^\s*"?(?<name>[^"<>]*?)"?\s*<(?<address>[^<>]+)>\s*$/

/** The recipients of a typed row: an address and a name in any order, or several addresses. */
function typedIn({ cells, problem }: Row): readonly Found[] {
  const addresses = cells.filter((cell) => cell.includes('@'))
  if (problem !== null && !addresses.some((address) => inBrackets.test(address))) return [{ reason: problem }]
  if (addresses.length === 0) return [recipientOf(cells.join(' '), '')]
  const name = addresses.length === 1 ? (cells.find((cell) => /[^@\s]/.test(cell) && !cell.includes('@')) ?? '') : ''
  return addresses.map((address) => {
    const groups = inBrackets.exec(address)?.groups
    return groups ? recipientOf(groups['address'] ?? '', groups['name'] ?? '') : recipientOf(address, name)
  })
}

/** Adds typed or pasted rows. A first row of titles is left out. */
export function addTyped(before: RecipientList, rows: readonly Row[], pause: Pause): Promise<RecipientList> {
  const titles = rows.length > 1 ? (rows[0]?.cells.join() ?? '') : ''
  const isTitled = /mail/i.test(titles) && !titles.includes('@')
  return addInBlocks(before, isTitled ? rows.slice(1) : rows, typedIn, pause)
}
