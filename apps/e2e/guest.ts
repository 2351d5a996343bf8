import { randomInt } from 'node:crypto'

/** A guest whom the sandbox does not know. */
export type Guest = {
  readonly email: string
  /** As typed: 10 digits. */
  readonly phone: string
  /** As stored: 11 digits. */
  readonly number: string
}

/** A unique guest with the address ending that the enterprise wants. */
export const newGuest = (name: string, ending: string | null): Guest => {
  // The sandbox sends the VERIFY text of numbers that end in 99 by itself.
  const phone = `646${String(randomInt(2_000_000, 9_999_999)).slice(0, 6)}${randomInt(0, 9)}`
  return { email: `${name}${ending ?? '@mail.example'}`, phone, number: `1${phone}` }
}
