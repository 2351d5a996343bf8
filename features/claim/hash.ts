import { cleanCode } from '../shared/forms/typedCode.ts'
import type { BroughtContact } from './contact.ts'

/** The parts of a link. The codes are clean. The claim code is empty if the link has none. */
export type Link = { readonly code: string; readonly claimCode: string; readonly contact: BroughtContact }

export type ReadLink = Omit<Link, 'code'> & {
  readonly code: string | null
  /** The text in the hash instead of a link of ours, if it may be a code. */
  readonly plain?: string
}

/** Our links are never longer. */
const longestHash = 512
const mostParts = 3
/** A shorter text behind a link is no code. */
const shortestPlain = 4

const emptyLink: ReadLink = { code: null, claimCode: '', contact: { email: '', phone: '' } }

/** Decodes base64 in either alphabet. Null if the hash is not ours. A truncated link gives the part that is left. */
function decodedFrom(hash: string): string | null {
  // Trackers append parameters. Mail programs encode the padding, and may cut the link within it.
  const unpadded = hash
    .replace(/^#|[?&].*$/g, '')
    .replace(/(=|%3d)*(%3?)?$/i, '')
    .replaceAll(/%2b|-| /gi, '+')
    .replaceAll(/%2f|_/gi, '/')
  if (unpadded.length > longestHash) return null
  try {
    // A single letter after the last group of four is less than a byte.
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
 * Reads the URL's hash: base64 of up to three parts divided by `:`, in any order. An email address and a phone number are
 * the guest's. Of the others, the first is the offer's code and the second the claim code. The rest is ignored.
 */
export function readHash(hash: string): ReadLink {
  const decoded = decodedFrom(hash)
  return decoded === null ? { ...emptyLink, ...plainIn(hash) } : linkIn(decoded)
}

/** A code that somebody has put behind a link as it is: it is filled in, and the guest sends it. Base64 has both cases. */
function plainIn(hash: string): Pick<ReadLink, 'plain'> {
  const text = hash.replace(/^#/, '')
  return text.length >= shortestPlain && /^([A-Z\d-]+|[a-z\d-]+)$/.test(text) && isCode(text) ? { plain: cleanCode(text) } : {}
}

function linkIn(decoded: string): ReadLink {
  const parts = decoded.split(':').map((part) => part.trim())
  if (parts.length > mostParts) return emptyLink
  const [code = null, claimCode = ''] = parts.filter((part) => isCode(part) && !isPhone(part)).map(cleanCode)
  const email = parts.find(isEmail)?.toLowerCase() ?? ''
  const phone = parts.find(isPhone)?.replace(/\D/g, '') ?? ''
  return { code, claimCode, contact: { email, phone } }
}

export const writeHash = (...parts: readonly string[]): string => `#${btoa(parts.filter((part) => part !== '').join(':'))}`

/** The storage key of a visit to the link with this hash. A value under `flow.` may be discarded. */
export const visitKey = (hash: string) => `flow.claim.${hash.replace(/^#/, '')}` as const
