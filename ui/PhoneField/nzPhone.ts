import type { PhoneFormat } from './phoneFormat.ts'

/** Digits of the longest number, with the country code: mobile numbers have up to 10 without it. */
const maxDigits = 12

/** A `+` with another or no country code, or letters between digits ("ext. 89"). */
const notNz = /^[^\d+]*\+\D*(6\D*[0-35-9]|[0-57-9]|$)|\d[^\da-z]*[a-z]\D*\d/i

/**
 * The digits before the number itself: an international prefix, the country code, and the 0 of a call within the country. No
 * number starts with 0.
 */
const beforeNumber = /^(?:(?:00)?640*|0)/

/** An international prefix with another country's code. */
const otherCountry = /^00(?!64|6?$)/

/** The groups of digits after the country code: mobile and freephone numbers, or else an area and its number. */
function groupsOf(number: string): readonly [number, number] {
  if (/^[58]/.test(number)) return [3, 3]
  return number.startsWith('2') ? [2, 3] : [1, 3]
}

function digits(text: string): string | null {
  const typed = text.replaceAll(/\D/g, '')
  if (notNz.test(text) || otherCountry.test(typed)) return null
  // A lone 6 may become the country code, and 00 the international prefix.
  if (typed === '' || typed === '6' || /^00?6?$/.test(typed)) return typed
  const all = `64${typed.replace(beforeNumber, '')}`
  return all.length > maxDigits ? null : all
}

function format(text: string): string {
  const all = digits(text)
  if (all === null) return text
  if (!all.startsWith('64')) return text.trim() === '' ? '' : text
  const number = all.slice(2)
  const [first, second] = groupsOf(number)
  const groups = [number.slice(0, first), number.slice(first, first + second), number.slice(first + second)]
  return ['+64', ...groups.filter(Boolean)].join(' ')
}

/** `+64 21 123 4567`, from any notation. */
export const nzPhone: PhoneFormat = { digits, format }
