/** The phone format of a country. */
export type PhoneFormat = {
  /** The digits of a full or partial number, with the country code. Null for other text: no digit is ever dropped to make it one. */
  readonly digits: (text: string) => string | null
  /** Formats a full or partial number. Other text stays unchanged. */
  readonly format: (text: string) => string
}

/** The caret's position after `text` with the caret at `caret` is formatted. */
export function caretAfterFormat(text: string, caret: number, { digits, format }: PhoneFormat): number {
  const all = digits(text)
  if (all === null) return caret
  const before = all.length - text.slice(caret).replaceAll(/\D/g, '').length
  const indices = Array.from(format(text).matchAll(/\d/g), ({ index }) => index)
  return (indices[before - 1] ?? -1) + 1
}
