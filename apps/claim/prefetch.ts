import { readHash } from '../../features/claim/hash.ts'
import { pathSegment } from '../../features/shared/pathSegment.ts'
import type { Prefetch } from '../runtime/prefetch.ts'
import { tabStorage } from '../runtime/storage.ts'
import { storageKeyOf } from './storageKey.ts'

/** The offer. A saved visit has it already. */
export function prefetch(): Prefetch | null {
  const { code } = readHash(location.hash)
  return code === null || tabStorage.read(storageKeyOf(location.hash)) !== null ? null : { path: `/api/v5/offers/${pathSegment(code)}` }
}
