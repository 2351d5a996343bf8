import { cleanCode } from '../shared/code.ts'

/** What a link brought of the guest, to be filled in for them (CLM-16); empty where it brought none. */
export type BroughtContact = { readonly email: string; readonly phone: string }

/** What a link brought. The codes are clean; the claim code is empty where it brought none. */
export type Link = { readonly code: string; readonly claimCode: string; readonly contact: BroughtContact }

/** A link as it was read: without an offer code where it brought none. */
export type ReadLink = Omit<Link, 'code'> & { readonly code: string | null }

/** No link is longer; what is, was not made by us. */
const longestHash = 512
const mostParts = 3

const emptyLink: ReadLink = { code: null, claimCode: '', contact: { email: '', phone: '' } }

/** The bytes of base64 in either alphabet, as text; null where they are none of ours. A cut link gives what is left of it. */
function decodedFrom(hash: string): string | null {
  // What a tracker hung on the end of the link is not ours. A mail program may have encoded the padding; the link may be cut within it.
  const unpadded = hash
    .replace(/^#|[?&].*$/g, '')
    .replace(/(=|%3d)*(%3?)?$/i, '')
    .replaceAll(/%2b|-| /gi, '+')
    .replaceAll(/%2f|_/gi, '/')
  if (unpadded.length > longestHash) return null
  try {
    // One letter more than fours holds six bits: what is left of a byte.
    const decoded = atob(unpadded.length % 4 === 1 ? unpadded.slice(0, -1) : unpadded).trim()
    return /^[\x20-\x7e]+$/.test(decoded) ? decoded : null
  } catch {
    return null
  }
}

const isEmail = (part: string): boolean => /^[^\s@<>]+@[^\s@<>]*$/.test(part)

const isPhone = (part: string): boolean => /^(\+\s*1)?[\d\s().-]+$/.test(part) && /^1?[2-9]\d{9}$/.test(part.replace(/\D/g, ''))

const isCode = (part: string): boolean => /^[\w .-]{1,40}$/.test(part) && cleanCode(part) !== ''

/**
 * Reads the URL's hash: base64 of up to three parts divided by `:`, in any order. An e-mail and a phone number are of the
 * guest; of the others the first is the offer's code, the second the claim code (CLM-16). Anything else is left out.
 */
export function readHash(hash: string): ReadLink {
  const parts =
    decodedFrom(hash)
      ?.split(':')
      .map((part) => part.trim()) ?? []
  if (parts.length > mostParts) return emptyLink
  const [code = null, claimCode = ''] = parts.filter((part) => isCode(part) && !isPhone(part)).map(cleanCode)
  const email = parts.find(isEmail)?.toLowerCase() ?? ''
  const phone = parts.find(isPhone)?.replace(/\D/g, '') ?? ''
  return { code, claimCode, contact: { email, phone } }
}

/** The hash that `readHash` reads back. */
export const writeHash = (...parts: readonly string[]): string => `#${btoa(parts.filter((part) => part !== '').join(':'))}`
