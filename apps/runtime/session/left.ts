import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { deviceStorage } from '../storage/storage.ts'

// The payments without an outcome whose payers have signed out, as hashes of their keys. Their records stay, so that nobody pays
// twice. They open nothing any more: whoever comes next learns that there was a payment, and not whose.

const stored = 'leftPayments'

/** Newer ones push older ones out. */
const most = 100

const all = (): readonly string[] => (deviceStorage.read(stored) ?? '').split(' ')

export function leavePayments(keys: readonly string[]): void {
  if (keys.length > 0) deviceStorage.write(stored, [...new Set([...all(), ...keys.map(shortHash)])].slice(-most).join(' '))
}

/** Whether this is the hash of such a payment's key. */
export const hasLeft = (hash: string): boolean => all().includes(hash)
