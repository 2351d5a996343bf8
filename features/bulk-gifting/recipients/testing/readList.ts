import { decodeFile } from '../decodeFile.ts'
import { parseTable } from '../parseTable.ts'
import { addRows, addTyped, uploadFromRows } from '../readRecipients.ts'
import { type RecipientList, emptyList } from '../recipientList.ts'
import type { AddressTerms } from '../../terms.ts'

export const byEmail: AddressTerms = { country: 'US', byText: false }

export const pause = () => Promise.resolve()

/** Reads a list as the page does when it is typed or pasted. */
export const typed = async (text: string, most = 60_000, terms = byEmail) =>
  addTyped(emptyList, await parseTable(text, most, pause), terms, pause)

/** A file, before it is added. */
export async function readFile(file: string | Uint8Array, most = 60_000, terms = byEmail) {
  const decoded = decodeFile(Uint8Array.from(typeof file === 'string' ? new TextEncoder().encode(file) : file).buffer)
  if (!decoded.ok) throw new Error(decoded.problem)
  const rows = { ...(await parseTable(decoded.text, most, pause)), isGuessed: decoded.isGuessed }
  const upload = uploadFromRows('people.csv', rows, terms)
  if (upload.status !== 'columns') throw new Error(`The file is ${upload.status}.`)
  return upload
}

/** Reads a file as the page does, with the columns that are guessed. */
export async function uploaded(file: string | Uint8Array, most = 60_000, terms = byEmail): Promise<RecipientList> {
  const { list, columns } = await readFile(file, most, terms)
  return addRows(emptyList, list, columns, terms, pause)
}

export const people = ({ recipients }: RecipientList) =>
  recipients.map(({ address, name }) => (name === '' ? address : `${name} <${address}>`))

export async function outcome(read: Promise<RecipientList>) {
  const list = await read
  const failed = list.failed.map(({ number, address, reason }) => `${number}: ${address}: ${reason}`)
  return { recipients: people(list), failed, tooMany: list.tooMany }
}

export type Case = readonly [how: string, text: string, recipients: readonly string[], failed?: readonly string[]]

export const ada = 'Ada Moreau <ada@mail.example>'
export const bao = 'Bao Okafor <bao@mail.example>'
export const unmatched = 'Its quotation marks do not match.'

/** The reason for an address that is not valid. */
export const invalid = (text: string) => `“${text}” is not an email address.`
