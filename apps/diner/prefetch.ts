import { pathSegment } from '../../features/shared/links/pathWith.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { appAddress } from '../runtime/page/deployed.ts'
import { showPage } from '../runtime/start/shell.ts'
import { token } from '../runtime/session/token.ts'

/** The id of the shell's template: the page without a check. */
export const noCheckTemplate = 'no-check'

const field = (of: unknown, name: string): unknown => Reflect.get(Object(of), name)

/** The read of a bill, from the answer that names its restaurant: `useBill` sends the same. */
function billOf(
  body: unknown,
  { pos, ticket, table }: { readonly pos: string; readonly ticket: string; readonly table: string },
): Prefetch | null {
  const place = field(body, 'data')
  const [project, at] = [field(place, 'project_id'), field(place, 'location_type') === 'Project' ? null : field(place, 'location_id')]
  if (ticket === '' || typeof project !== 'number') return null
  const query = new URLSearchParams({ pos, ...(typeof at === 'number' && { location_id: String(at) }), ...(table && { table }) })
  return { path: `/api/v4/projects/${project}/tickets/${pathSegment(ticket)}?${query}`, token: token() }
}

/** The restaurant of the check, and then its bill. Without any, the page is known already. */
export function prefetch(): Prefetch | null {
  const search = new URLSearchParams(location.search)
  const [pos, place] = [search.get('pos'), search.get('location')]
  const isFirstPage = `${location.pathname.replace(/\/$/, '')}/` === appAddress('diner')
  if (isFirstPage && search.size === 0 && token() === null) showPage(noCheckTemplate)
  if (!pos || !place || search.has('paid')) return null
  const path = `/api/v4/external_locations/${pathSegment(pos)}/${pathSegment(place)}`
  return {
    path,
    token: token(),
    next: (body) => billOf(body, { pos, ticket: search.get('ticket') ?? '', table: search.get('table') ?? '' }),
  }
}
