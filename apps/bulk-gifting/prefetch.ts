import type { getGiftingConfig } from '../../features/bulk-gifting/api.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'

const path: (typeof getGiftingConfig)['path'] = '/api/v6/gifting/config'

/** The prices of the calculator, which needs no sign-in. */
export function prefetch(): Prefetch | null {
  if (!location.pathname.endsWith('/calculator')) return null
  const country = new URLSearchParams(location.search).get('country') ?? ''
  return { path: country === '' ? path : `${path}?${new URLSearchParams({ country })}` }
}
