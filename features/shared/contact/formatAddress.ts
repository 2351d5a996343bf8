import { type Address, isPhone } from './address.ts'
import { formatPhone } from './formatPhone.ts'

// Apart from `formatPhone.ts`: a page that shows numbers alone needs no addresses.

/** An address as people write it. */
export const formatAddress = (address: Address): string => (isPhone(address) ? formatPhone(address) : address)
