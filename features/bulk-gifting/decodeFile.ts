/** Largest file, in bytes: 50,000 rows of 200 characters. */
export const largestFile = 10_000_000

type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }

const notText = 'This file is no text. Save the list as CSV and choose that file.'
const workbook = 'This is a spreadsheet file. Save the list as CSV (in Excel: File, Save As, CSV UTF-8) and choose that file.'

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte)

/** Excel's files are ZIP archives, and its old ones OLE documents. */
const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** The encoding of UTF-16, by its byte order mark, or by the zeros that Latin letters have in it. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const sample = bytes.subarray(0, 1_000)
  const hasZerosAt = (parity: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length > sample.length / 4
  if (hasZerosAt(1)) return 'utf-16le'
  return hasZerosAt(0) ? 'utf-16be' : null
}

function decoded(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel on Windows saves "CSV" in this encoding.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Characters that no text has. */
// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const control = /[\0-\x08\x0e-\x1f]/

/** The text of a list, in any of the encodings that spreadsheets write (BLK-09). */
export function decodeFile(buffer: ArrayBuffer): Decoded {
  const bytes = new Uint8Array(buffer)
  if (isWorkbook(bytes)) return { ok: false, problem: workbook }
  const text = decoded(bytes)
  if (control.test(text.slice(0, 10_000))) return { ok: false, problem: notText }
  return text.trim() === '' ? { ok: false, problem: 'This file is empty.' } : { ok: true, text }
}
