import type { getPanel } from '../../features/store/api.ts'
import { pathWith } from '../../features/shared/links/pathWith.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { slugFromSearch } from './address.ts'

export function prefetch(): Prefetch {
  const path: (typeof getPanel)['path'] = '/api/v5/projects/{slug}/purchase_panel'
  return { path: pathWith(path, { slug: slugFromSearch(location.search) }) }
}
