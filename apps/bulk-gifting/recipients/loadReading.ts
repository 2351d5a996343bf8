import type { Address } from '../../../features/shared/contact/address.ts'
import type { reading } from './reading.ts'

export type Reading = typeof reading

let loaded: Reading | undefined

/** Loads what reads lists: its libraries are as large as the page, and the first load needs none of them. */
export async function loadReading(): Promise<Reading> {
  loaded ??= (await import('./reading.ts')).reading
  return loaded
}

/** An address as people write it. A list with numbers was read, or restored, by what formats them. */
export const writtenAddress = (address: Address): string => loaded?.formatAddress(address) ?? address
