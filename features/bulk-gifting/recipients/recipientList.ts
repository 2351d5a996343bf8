import type { Address } from '../../shared/contact/address.ts'

export const mostRecipients = 50_000

export type Recipient = {
  readonly address: Address
  /** Empty where the list has none. */
  readonly name: string
  /** Whether letters of the name may be wrong. */
  readonly isDoubtful?: boolean
}

/** A row that is no recipient, and why. */
export type FailedRow = {
  /** From 1, in its own list. */
  readonly number: number
  /** The text in place of the address. */
  readonly address: string
  readonly name: string
  readonly reason: string
  /** Whether the encoding of its list is a guess. */
  readonly isGuessed?: boolean | undefined
}

/** The parts of a list that nothing was read from: its columns, or else their texts, and the number of addresses in them. */
export type LeftOut = { readonly texts: readonly string[]; readonly addresses: number }

/** The recipients of an order, and the rows that could not be read. */
export type RecipientList = {
  readonly recipients: readonly Recipient[]
  readonly failed: readonly FailedRow[]
  /** Rows that are in neither: more than a page can show. */
  readonly tooMany: number
  readonly leftOut?: LeftOut | undefined
}

export const emptyList: RecipientList = { recipients: [], failed: [], tooMany: 0 }

/** The list without the rows that could not be read. */
export const withoutFailed = (list: RecipientList): RecipientList => ({ ...list, failed: [], tooMany: 0 })

export const longestName = 100

export const nameTooLong = `The name is longer than ${longestName} characters.`

/** The part of a failed row to correct: its name if the address is valid and the name alone is too long. */
export const invalidPart = ({ reason }: FailedRow): 'name' | 'address' => (reason === nameTooLong ? 'name' : 'address')
