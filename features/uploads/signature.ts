const text = (head: Uint8Array, from: number, length: number): string => String.fromCharCode(...head.subarray(from, from + length))

const startsWith = (head: Uint8Array, ...bytes: readonly number[]): boolean => bytes.every((byte, index) => head[index] === byte)

/** The type of a picture that we take, by its first bytes: a name and a type of the system may be wrong. Null for anything else. */
export function pictureType(head: Uint8Array): 'image/png' | 'image/jpeg' | null {
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return startsWith(head, 0xff, 0xd8, 0xff) ? 'image/jpeg' : null
}

/** The kinds of files that people choose by mistake, by the first bytes. */
function otherKind(head: Uint8Array): string | null {
  if (text(head, 0, 4) === 'GIF8') return 'GIF'
  if (text(head, 0, 4) === '%PDF') return 'PDF'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP') return 'WebP'
  if (text(head, 4, 4) === 'ftyp') return text(head, 8, 4) === 'avif' ? 'AVIF' : 'HEIC'
  return /^\s*<(svg|\?xml|!--|!doctype svg)/i.test(text(head, 0, 256)) ? 'SVG' : null
}

/** The reason why a file is not an accepted picture, with any name; null if it is one. */
export function signatureProblem(head: Uint8Array): string | null {
  if (pictureType(head)) return null
  const kind = otherKind(head)
  return kind === null
    ? 'This file is not a picture that we can read. Please save it again as JPEG or PNG.'
    : `This is a ${kind} file, whatever its name says. Please save it as JPEG or PNG.`
}
