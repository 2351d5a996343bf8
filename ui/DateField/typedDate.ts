import { asSeen } from '../text/plainText.ts'

const parts = ['year', 'month', 'day'] as const
type Part = (typeof parts)[number]
type Order = readonly [Part, Part, Part]

/** The digits' order and separator in a locale's dates. */
export type DateShape = { order: Order; separator: string }

const digitsOf: Record<Part, number> = { year: 4, month: 2, day: 2 }
const isPart = (type: string): type is Part => parts.some((part) => part === type)

export function dateShape(locale: string): DateShape {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0)
  const [first = 'month', second = 'day', third = 'year'] = written.map(({ type }) => type).filter(isPart)
  const separator = written.find(({ type }) => type === 'literal')?.value.trim() ?? '/'
  const order: Order = [first, second, third]
  return { order, separator }
}

/** The format as placeholder: `MM/DD/YYYY`. */
export const patternOf = ({ order, separator }: DateShape, messages: Record<Part, string>): string =>
  order.map((part) => messages[part]).join(separator)

/** Splits digits without separators into the remaining parts. */
function pour(digits: string, [part, ...rest]: readonly Part[]): string[] {
  if (part === undefined || digits === '') return []
  const width = digitsOf[part]
  return [digits.slice(0, width), ...pour(digits.slice(width), rest)]
}

/** The parts of a typed text: by separators, or else by width. */
function partsTyped(text: string, { order }: DateShape): readonly string[] {
  const groups = text.split(/\D+/)
  const filled = groups.slice(0, order.length)
  return filled.flatMap((group, index) => {
    const part = order[index]
    const isLast = index === filled.length - 1
    if (part === undefined) return []
    return isLast && group !== '' ? pour(group, order.slice(index)) : [group.slice(0, digitsOf[part])]
  })
}

/** A pasted day that begins with its year, whatever divides it, with a time behind it or none: `2026/03/09`, `2026-03-09T10:00Z`. */
const yearFirst = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})(?:[T ][\d:.Z+-]*|\D*)$/

/** Year, month and day of an ISO date: `2026-03-09`. */
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = new Set(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])

const words = /\p{L}{3,}/gu

/** Whether a text is none of digits in parts: it has letters, or more numbers than a day. It stays as it is typed. */
const isFreeText = (text: string): boolean => /\p{L}/u.test(text) || (text.match(/\d+/g)?.length ?? 0) > parts.length

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
export function dateTyped(typed: string, shape: DateShape): string {
  const text = asSeen(typed)
  const [, year, month = '', day = ''] = yearFirst.exec(text) ?? []
  // Typed in this order, the day may get another digit.
  if (year !== undefined && (shape.order[0] !== 'year' || iso.test(text.trim())))
    return showDate([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'), shape)
  if (isFreeText(text)) return text
  const found = partsTyped(text.replace(/^\D+/, ''), shape)
  const endsWithMark = found.length > 1 && found.at(-1) === ''
  const padded = found.map((part, index) => (endsWithMark && index === found.length - 2 ? part.padStart(2, '0') : part))
  return padded.join(shape.separator)
}

/** The same for when typing is over: every part padded, a year of two digits whole, and a day that was typed before its month behind it. */
export function dateSettled(text: string, shape: DateShape): string {
  if (isFreeText(text)) return showDate(isoTyped(text, shape) ?? '', shape) || text
  const settled = partsTyped(text, shape)
    .map((part, index) =>
      shape.order[index] !== 'year' ? part.padStart(part === '' ? 0 : 2, '0') : part.length === 2 ? `20${part}` : part,
    )
    .join(shape.separator)
  return showDate(isoTyped(settled, shape) ?? '', shape) || settled
}

/** Whether the calendar has such a day. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The typed day as `2026-03-09`; null while it is incomplete or no calendar day. */
export function isoTyped(text: string, shape: DateShape): string | null {
  const typed = partsTyped(text, shape)
  const [, ...named] = iso.exec(dayNamed(text) ?? '') ?? []
  const [year, first, second] = isFreeText(text) ? named : parts.map((part) => typed[shape.order.indexOf(part)] ?? '')
  if (year?.length !== digitsOf.year || year === '0000' || !first || !second) return null
  // No month is above 12: the other one is meant, as in 25/12/2026.
  const [month, day] = Number(first) > 12 && Number(second) <= 12 ? [second, first] : [first, second]
  if (!isDay(Number(year), Number(month), Number(day))) return null
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Whether a whole date is typed that no calendar has, as 02/30/2027. */
export const isNoDay = (text: string, shape: DateShape): boolean =>
  isoTyped(text, shape) === null &&
  (isFreeText(text) ? dayNamed(text) !== null : partsTyped(text, shape).at(2)?.length === digitsOf[shape.order[2]])

/** Formats `2026-03-09` for the field; empty for anything else. */
export function showDate(date: string, { order, separator }: DateShape): string {
  const [, year, month, day] = iso.exec(date) ?? []
  if (!year || !month || !day) return ''
  const of: Record<Part, string> = { year, month, day }
  return order.map((part) => of[part]).join(separator)
}

/** The caret's position after a text with the caret at `caret` is formatted. */
export function caretInDate(text: string, caret: number, shown: string): number {
  if (caret >= text.length) return shown.length
  const before = text.slice(0, caret).replaceAll(/\D/g, '').length
  const indices = Array.from(shown.matchAll(/\d/g), ({ index }) => index)
  return before === 0 ? 0 : (indices[before - 1] ?? shown.length - 1) + 1
}
