import { asSeen } from '../text/plainText.ts'

/** The digits of month, day and year. */
const widths: readonly number[] = [2, 2, 4]

/** Splits digits without separators into the remaining parts. */
function pour(digits: string, [width, ...rest]: readonly number[]): string[] {
  if (width === undefined || digits === '') return []
  return [digits.slice(0, width), ...pour(digits.slice(width), rest)]
}

/** A text that begins with its year, whatever divides it, with a time behind it or none: `2026-12`, `2026/03/09`, `2026-03-09T10:00Z`. */
const yearFirst = /^\D*(\d{4})\D+(?:(\d{1,2})(?:\D+(?:(\d{1,2})([T ][\d:.Z+-]*|\D*))?)?)?$/

/** Digits that begin with a year, as they are typed: `20/26` is no month and day in any order. */
const yearTyped = /^((?:19|20)(?:1[3-9]|[2-9]\d))(\d{0,2})(\d{0,2})$/

/** The text with marks, where its digits begin with a year. */
const withYearFirst = (text: string): string => {
  const [, ...parts] = yearTyped.exec(text.replace(/^(\d\d)\/(\d\d)$|^(\d{4})-(\d{3})$/, '$1$2$3$4')) ?? []
  return parts.length === 0 ? text : parts.filter((part) => part !== '').join('-')
}

/** Month, day and year of a typed text: by separators, or else by width. One that begins with its year has only that until it has a day. */
function partsTyped(text: string): readonly string[] {
  const [, year, month = '', day = ''] = yearFirst.exec(text) ?? [...(yearTyped.exec(text) ?? [])].slice(0, 2)
  if (year !== undefined) return day === '' ? [year] : [month.padStart(2, '0'), day.padStart(2, '0'), year]
  const filled = text.split(/\D+/).slice(0, widths.length)
  return filled.flatMap((group, index) => {
    const isLast = index === filled.length - 1
    return isLast && group !== '' ? pour(group, widths.slice(index)) : [group.slice(0, widths[index])]
  })
}

/** Year, month and day of an ISO date: `2026-03-09`. */
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = new Set(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])

const words = /\p{L}{3,}/gu

/** Whether a text is none of digits in parts: it has letters, or more numbers than a day. It stays as it is typed. */
const isFreeText = (text: string): boolean => /\p{L}/u.test(text) || (text.match(/\d+/g)?.length ?? 0) > widths.length

/** A day with the month's English name, as `Dec 25, 2026` or `Fri 25 December 26`, as `2026-12-25`; null for other text. */
function dayNamed(text: string): string | null {
  const names = (text.match(words) ?? []).map((word) => word.slice(0, 3).toLowerCase()).filter((name) => !weekdays.has(name))
  const month = months.indexOf(names[0] ?? '') + 1
  const [day, year, ...others] = text.match(/\d+/g) ?? []
  if (month === 0 || names.length > 1 || others.length > 0 || day === undefined || day.length > 2) return null
  if (year?.length !== 2 && year?.length !== 4) return null
  return [year.padStart(4, '20'), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** The text with separators, as far as it is typed. One digit before a separator at the end is padded; others may be in correction. */
export function dateTyped(typed: string): string {
  const text = withYearFirst(asSeen(typed))
  const [, year, , day = '', behind = ''] = yearFirst.exec(text) ?? yearTyped.exec(text) ?? []
  // One digit may be the first of two.
  if (year !== undefined) return day.length + behind.length > 1 ? partsTyped(text).join('/') : text
  if (isFreeText(text)) return text
  const found = partsTyped(text.replace(/^\D+/, ''))
  const endsWithMark = found.length > 1 && found.at(-1) === ''
  const padded = found.map((part, index) => (endsWithMark && index === found.length - 2 ? part.padStart(2, '0') : part))
  return padded.join('/')
}

/** The same for when typing is over: every part padded, a year of two digits whole, and a day that was typed before its month behind it. */
export function dateSettled(text: string): string {
  if (isFreeText(text)) return showDate(isoTyped(text) ?? '') || text
  const parts = partsTyped(text)
  if (parts.length === 1 && parts[0]?.length === 4) return text
  const settled = parts
    .map((part, index) => (index < 2 ? part.padStart(part === '' ? 0 : 2, '0') : part.length === 2 ? `20${part}` : part))
    .join('/')
  return showDate(isoTyped(settled) ?? '') || settled
}

/** Whether the calendar has such a day. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The typed day as `2026-03-09`; null while it is incomplete or no calendar day. */
export function isoTyped(text: string): string | null {
  const [, ...named] = iso.exec(dayNamed(text) ?? '') ?? []
  const [first, second, year] = isFreeText(text) ? [named[1], named[2], named[0]] : partsTyped(text)
  // A year of two digits, before a person has left the field: `0026`.
  if (year?.length !== 4 || year < '1000' || !first || !second) return null
  // No month is above 12: the other one is meant, as in 25/12/2026.
  const [month, day] = Number(first) > 12 && Number(second) <= 12 ? [second, first] : [first, second]
  if (!isDay(Number(year), Number(month), Number(day))) return null
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Whether a whole date is typed that no calendar has, as 02/30/2027. */
const isNoDay = (text: string): boolean =>
  isoTyped(text) === null && (isFreeText(text) ? dayNamed(text) !== null : partsTyped(text).at(2)?.length === 4)

/** The fault of a text that is no day, once typing is over; null for a day, or nothing. */
export function dayFault(typed: string): 'noDay' | 'unfinished' | null {
  const text = dateSettled(typed)
  if (text === '' || isoTyped(text) !== null) return null
  return isNoDay(text) ? 'noDay' : 'unfinished'
}

/** Formats `2026-03-09` as `03/09/2026`; empty for anything else. */
export function showDate(date: string): string {
  const [, year, ...rest] = iso.exec(date) ?? []
  return year ? [...rest, year].join('/') : ''
}

/** The caret's position after a text with the caret at `caret` is formatted. */
export function caretInDate(text: string, caret: number, shown: string): number {
  if (caret >= text.length) return shown.length
  const before = text.slice(0, caret).replaceAll(/\D/g, '').length
  const indices = Array.from(shown.matchAll(/\d/g), ({ index }) => index)
  return before === 0 ? 0 : (indices[before - 1] ?? shown.length - 1) + 1
}
