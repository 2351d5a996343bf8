import { asSeen } from '../text/plainText.ts'
import { plainNumber } from '../text/plainValue.ts'

export const digitsOf = (text: string): string => asSeen(text).replace(/\D/g, '')

/** Joins the groups of a number, such as a phone's. */
const joint = '[ \u00A0-]?'

/**
 * The code in a text that may have other numbers, such as a pasted message: so many digits in one group, or else in two. Null without
 * one, and where it could be one of several.
 */
export function codeIn(text: string, length: number): string | null {
  const half = length / 2
  const whole = `(?<!\\d)\\d{${length}}(?!\\d)`
  const halves = `(?<!\\d${joint})\\d{${half}}${joint}\\d{${half}}(?!${joint}\\d)`
  for (const form of [whole, halves]) {
    const [code, ...others] = new Set(plainNumber(text).match(new RegExp(form, 'g')) ?? [])
    if (code !== undefined) return others.length === 0 ? digitsOf(code) : null
  }
  return null
}
