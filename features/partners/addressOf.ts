type Address = {
  readonly addressOne: string | null
  readonly addressTwo: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zipCode: string | null
}

const joined = (parts: readonly (string | null)[], separator: string): string => parts.filter(Boolean).join(separator)

/** An address on one line: `12 Dock Street, Floor 2, Portland, ME 04101`; empty where nothing of it is known. */
export const addressOf = ({ addressOne, addressTwo, city, state, zipCode }: Address): string =>
  joined([addressOne, addressTwo, city, joined([state, zipCode], ' ')], ', ')
