import { addressParser } from 'postal-mime'
import { numbersIn } from './numbers.ts'

/** An email address or a phone number as a list has it, before it is validated, and the name beside it; empty for none. */
export type Mailbox = { readonly address: string; readonly name: string }

/** No table has it: there, a quotation mark that ends a cell has a delimiter behind it. */
const quotedName = /(?:"[^"]+"|(?<![^;,\s])'[^'"<>@]+')\s*<[^<>"@]*@[^<>"@]*>/

/** Whether a line is a list as mail programs write it: `"Moreau, Ada" <ada@mail.example>; …`. */
export const isMailboxList = (line: string): boolean => quotedName.test(line)

/** Divides a line as mail programs do: at semicolons, and at commas after an address, but not within quotation marks. */
export function divideMailboxes(line: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  const end = () => {
    if (part.trim() !== '') parts.push(part.trim())
    part = ''
  }
  for (const [token] of line.matchAll(/"[^"]*"|[;,]|[^";,]+|"/g)) {
    if (token === ';' || (token === ',' && part.includes('@'))) end()
    else part += token
  }
  end()
  return parts
}

/** Whether a text has an address in it, and not only an @. */
export const holdsAnAddress = (text: string): boolean => /[^\s@]@[^\s@]+\.[^\s@]/.test(text)

/** All text before an address in angle brackets. */
const displayName = /(?<=^|[;,>])\s*("[^"<>]*"|[^\s"<>;,]+)\s*(?=<[^\s<>"@]+@[^\s<>"@]+>)/g

/** Without the display names that hold an address: a mailbox has one, and that is in its angle brackets. */
const withoutNamedAddresses = (text: string): string => text.replaceAll(displayName, (name: string) => (holdsAnAddress(name) ? '' : name))

/** Everything that may be meant as an address, each once. */
export function addressesIn(text: string): readonly string[] {
  const found = text.match(/[^\s,;:|<>()[\]"]*@[^\s,;:|<>()[\]"]*/g)?.map((each) => each.replace(/^'(.*)'$/, '$1')) ?? []
  const addresses = found.filter((each) => each !== '@')
  return [...new Set(addresses.length === 0 ? found : addresses)]
}

/** `Ada (ada@mail.example)` and `Ada [mailto:ada@mail.example]` are no standard: the parser would take them for a comment. */
const inAngleBrackets = (text: string): string => text.replaceAll(/[([](?:mailto:)?([^\s()[\]<>"]+@[^\s()[\]<>"]+)[)\]]/gi, '<$1>')

/** Separators that people type between an address and a name: `ada@mail.example / Ada`. */
const separators = /^(?:[/=>\p{Pd}]+\s+)+|(?:\s+[/=>\p{Pd}]+)+$/gu

/** The mailboxes of a part. `Moreau, Ada <…>` is one: text without an address belongs to the name that follows. */
function mailboxesFromPart(part: string): readonly Mailbox[] {
  const boxes: Mailbox[] = []
  let words: string[] = []
  for (const { name = '', address = '' } of addressParser(inAngleBrackets(part), { flatten: true })) {
    words.push(name)
    if (!address.includes('@')) continue
    const whole = words.filter((word) => word !== '' && word !== address && word !== `'${address}'`).join(', ')
    boxes.push({ address, name: whole.replaceAll(separators, '').replace(/^'([^']+)'$/, '$1') })
    words = []
  }
  const [only] = boxes
  return only?.name === '' && boxes.length === 1 ? [{ ...only, name: words.join(', ').replaceAll(separators, '') }] : boxes
}

/**
 * The mailboxes in a cell. Each address is in exactly one. If names and addresses cannot be distinguished, the mailbox has no
 * name. Phone numbers count where there is no email address.
 */
export function mailboxesIn(text: string): readonly Mailbox[] {
  const cell = withoutNamedAddresses(text)
  const addresses = addressesIn(cell)
  if (addresses.length === 0) return numbersIn(cell)
  const nameless = addresses.map((address) => ({ address, name: '' }))
  if (cell.trim() === addresses[0]) return nameless
  const parts = divideMailboxes(cell)
  const boxes = addresses.length === 1 ? mailboxesFromPart(parts.join(', ')) : parts.flatMap(mailboxesFromPart)
  const isSure =
    new Set(boxes.map(({ address }) => address)).size === addresses.length &&
    boxes.every(({ address, name }) => addresses.includes(address) && !name.includes('@'))
  return isSure ? boxes.filter((box, index) => boxes.findIndex(({ address }) => address === box.address) === index) : nameless
}
