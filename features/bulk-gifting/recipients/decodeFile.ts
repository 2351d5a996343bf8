type Text = {
  readonly text: string
  /** Whether its encoding is a guess: most lines beyond ASCII are no Unicode. */
  readonly isGuessed: boolean
}

type Decoded = ({ readonly ok: true } & Text) | { readonly ok: false; readonly problem: string }

const notText = 'This file isn’t text. Save the list as CSV and choose that file.'
const workbook = 'This is a spreadsheet file. Save the list as CSV (in Excel: File, Save As, CSV UTF-8) and choose that file.'

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte)

/** Excel's files are ZIP archives, and its old ones OLE documents. */
const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** The encoding of UTF-16, by its byte order mark, or by the zeros that Latin letters have in it. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const sample = bytes.subarray(0, 1_000)
  const hasZerosAt = (parity: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length > sample.length / 4
  if (hasZerosAt(1)) return 'utf-16le'
  return hasZerosAt(0) ? 'utf-16be' : null
}

/** Null where the bytes are not UTF-8: Excel on Windows saves "CSV" in another encoding. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The lines of a text that is not UTF-8 as a whole: each in its own encoding, so that one bad byte makes only its row odd. */
function decodedLines(bytes: Uint8Array): Text {
  const lines: string[] = []
  let guessed = 0
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(0x0a, start) + 1 || bytes.length
    const line = bytes.subarray(start, end)
    const text = utf8(line)
    if (text === null) guessed += 1
    else if (text.length < line.length) guessed -= 1
    lines.push(text ?? new TextDecoder('windows-1252').decode(line))
    start = end
  }
  return { text: lines.join(''), isGuessed: guessed > 0 }
}

function decoded(bytes: Uint8Array): Text {
  const utf16 = detectUtf16(bytes)
  const text = utf16 ? new TextDecoder(utf16).decode(bytes) : utf8(bytes)
  return text === null ? decodedLines(bytes) : { text, isGuessed: false }
}

/** Characters that no text has. */
// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const control = /[\0-\x08\x0e-\x1f]/g

/** A file of other data has many of them; one is a slip, which only its row has to bear. */
const isText = (sample: string): boolean => (sample.match(control)?.length ?? 0) <= sample.length / 100

/** The text of a list, in any of the encodings that spreadsheets write. */
export function decodeFile(buffer: ArrayBuffer): Decoded {
  const bytes = new Uint8Array(buffer)
  if (isWorkbook(bytes)) return { ok: false, problem: workbook }
  const { text, isGuessed } = decoded(bytes)
  if (!isText(text.slice(0, 10_000))) return { ok: false, problem: notText }
  return text.trim() === '' ? { ok: false, problem: 'This file is empty.' } : { ok: true, text, isGuessed }
}
