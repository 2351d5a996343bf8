import type { getOffer } from '../../features/claim/api.ts'
import { readHash, visitKey } from '../../features/claim/hash.ts'
import { pathWith } from '../../features/shared/links/pathWith.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { tabStorage } from '../runtime/storage/storage.ts'

/** The path of `getOffer`, which comes with zod: the entry runs before that has loaded. */
const offerPath: (typeof getOffer)['path'] = '/api/v5/offers/{code}'

/** The offer. A saved visit has it already. */
export function prefetch(): Prefetch | null {
  const { code } = readHash(location.hash)
  return code === null || tabStorage.read(visitKey(location.hash)) !== null ? null : { path: pathWith(offerPath, { code }) }
}
