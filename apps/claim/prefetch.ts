import { readHash } from '../../features/claim/hash.ts'
import { offerPath } from '../../features/claim/paths.ts'
import { pathWith } from '../../features/shared/links/pathWith.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { storageKeyOf } from './storageKey.ts'

/** The offer. A saved visit has it already. */
export function prefetch(): Prefetch | null {
  const { code } = readHash(location.hash)
  return code === null || tabStorage.read(storageKeyOf(location.hash)) !== null ? null : { path: pathWith(offerPath, { code }) }
}
