import type { Address } from '../../shared/contact/address.ts'

export const mostRecipients = 50_000

export type Recipient = {
  readonly address: Address
  /** Empty where the list has none. */
  readonly name: string
}

/** A row that is no recipient, and why. */
export type FailedRow = {
  /** From 1, in its own list. */
  readonly number: number
  /** The text in place of the address. */
  readonly address: string
  readonly name: string
  readonly reason: string
}

/** The recipients of an order, and the rows that could not be read. */
export type RecipientList = {
  readonly recipients: readonly Recipient[]
  readonly failed: readonly FailedRow[]
  /** Rows that are in neither: more than a page can show. */
  readonly tooMany: number
}

export const emptyList: RecipientList = { recipients: [], failed: [], tooMany: 0 }

/** The list without the rows that could not be read. */
export const withoutFailed = ({ recipients }: RecipientList): RecipientList => ({ ...emptyList, recipients })

export const longestName = 100

export const nameTooLong = `The name is longer than ${longestName} characters.`

/** The part of a failed row to correct: its name if the address is valid and the name alone is too long. */
export const invalidPart = ({ reason }: FailedRow): 'name' | 'address' => (reason === nameTooLong ? 'name' : 'address')
