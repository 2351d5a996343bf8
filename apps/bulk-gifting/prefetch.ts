import { configPath } from '../../features/bulk-gifting/paths.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'

/** The prices of the calculator, which needs no sign-in. */
export function prefetch(): Prefetch | null {
  if (!location.pathname.endsWith('/calculator')) return null
  const country = new URLSearchParams(location.search).get('country') ?? ''
  return { path: country === '' ? configPath : `${configPath}?${new URLSearchParams({ country })}` }
}
