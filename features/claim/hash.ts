import { cleanCode } from '../shared/code.ts'

/** What a link brought along with the offer's code, to be filled in for the guest (CLM-16). */
export type Extra =
  | { readonly kind: 'none' }
  | { readonly kind: 'claimCode' | 'email' | 'phone'; readonly text: string }

export type Link = { readonly code: string; readonly extra: Extra }

/** No link is longer; what is, was not made by us. */
const longestHash = 512

function extraOf(text: string): Extra {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'none' }
  if (trimmed.includes('@')) return { kind: 'email', text: trimmed.toLowerCase() }
  const digits = trimmed.replace(/\D/g, '')
  if (/^(\+\s*1)?[\d\s().-]+$/.test(trimmed) && /^1?\d{10}$/.test(digits)) return { kind: 'phone', text: digits }
  return { kind: 'claimCode', text: cleanCode(trimmed) }
}

/**
 * Reads the URL's hash: base64 (either alphabet) of `CODE`, or of `CODE:extra`, where the extra is a claim code, an
 * e-mail or a phone number. Any other bytes give null, and the guest types the code.
 */
export function readHash(hash: string): Link | null {
  const encoded = hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/')
  if (encoded === '' || encoded.length > longestHash) return null
  let decoded: string
  try {
    decoded = atob(encoded)
  } catch {
    return null
  }
  if (!/^[\x20-\x7e]+$/.test(decoded)) return null
  const [code = '', ...rest] = decoded.split(':')
  return /^[A-Za-z0-9 -]{3,40}$/.test(code) && cleanCode(code).length >= 3
    ? { code: cleanCode(code), extra: extraOf(rest.join(':')) }
    : null
}

/** The hash that `readHash` reads back. */
export const writeHash = (code: string, extra = ''): string => `#${btoa(extra === '' ? code : `${code}:${extra}`)}`
