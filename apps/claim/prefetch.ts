import type { getOffer } from '../../features/claim/api.ts'
import { readHash, visitKey } from '../../features/claim/hash.ts'
import { pathWith } from '../../features/shared/links/pathWith.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { showPage } from '../runtime/start/shell.ts'
import { tabStorage } from '../runtime/storage/storage.ts'

/** The path of `getOffer`, which comes with zod: the entry runs before that has loaded. */
const offerPath: (typeof getOffer)['path'] = '/api/v5/offers/{code}'

/** The id of the shell's template: the form for an offer code. */
export const offerCodeTemplate = 'offer-code'

/** The offer. A saved visit has it already. Without a code in the hash, the page shows its field. */
export function prefetch(): Prefetch | null {
  if (tabStorage.read(visitKey(location.hash)) !== null) return null
  const { code } = readHash(location.hash)
  if (code !== null) return { path: pathWith(offerPath, { code }) }
  showPage(offerCodeTemplate)
  return null
}
