import { randomInt } from 'node:crypto'

/** A person whom the sandbox has never seen. */
export type Guest = {
  readonly email: string
  /** As typed: 10 digits. */
  readonly phone: string
  /** As kept: 11 digits. */
  readonly number: string
}

/** A guest with an address of their own, with the ending that the enterprise wants. */
export const newGuest = (name: string, ending: string | null): Guest => {
  // Numbers that end in 99 send their VERIFY text by themselves.
  const phone = `646${String(randomInt(2_000_000, 9_999_999)).slice(0, 6)}${randomInt(0, 9)}`
  return { email: `${name}${ending ?? '@mail.example'}`, phone, number: `1${phone}` }
}
