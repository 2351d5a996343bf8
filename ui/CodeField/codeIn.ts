export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The code in a text that may have other numbers, such as a pasted message: so many digits, in one group or two. Null without one. */
export function codeIn(text: string, length: number): string | null {
  const half = length / 2
  const found = new RegExp(`(?<!\\d)(?:\\d{${length}}|\\d{${half}}[ \u00A0-]\\d{${half}})(?!\\d)`).exec(text)
  return found && digitsOf(found[0])
}
