import { pathSegment } from '../../features/shared/links/pathSegment.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { appAddress } from '../runtime/page/deployed.ts'
import { showPage } from '../runtime/start/shell.ts'
import { token } from '../runtime/session/token.ts'

/** The id of the shell's template: the page without a check. */
export const noCheckTemplate = 'no-check'

/** The restaurant of the check. Without any, the page is known already. */
export function prefetch(): Prefetch | null {
  const search = new URLSearchParams(location.search)
  const [pos, place] = [search.get('pos'), search.get('location')]
  const isFirstPage = `${location.pathname.replace(/\/$/, '')}/` === appAddress('diner')
  if (isFirstPage && search.size === 0 && token() === null) showPage(noCheckTemplate)
  if (!pos || !place || search.has('payment')) return null
  return { path: `/api/v4/external_locations/${pathSegment(pos)}/${pathSegment(place)}`, token: token() }
}
