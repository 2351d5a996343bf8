import type { getProject, getProjects } from '../../features/partners/api.ts'
import { pathWith } from '../../features/shared/links/pathWith.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { showPage } from '../runtime/start/shell.ts'
import { token } from '../runtime/session/token.ts'

const projectsPath: (typeof getProjects)['path'] = '/api/v6/partner_projects.json'
const projectPath: (typeof getProject)['path'] = '/api/v6/partner_projects/{slug}.json'

/** The id of the shell's template: a review whose link gives no access. */
export const noReviewTemplate = 'no-review'

/** The project that the address names, or else the list of those that a partner may open. */
export function prefetch(): Prefetch | null {
  const search = new URLSearchParams(location.search)
  if (/\/email-review(\/|$)/.test(location.pathname)) {
    if (!search.get('token')) showPage(noReviewTemplate)
    return null
  }
  const partner = token()
  if (partner === null || /\/(join|login)\/?$/.test(location.pathname)) return null
  const slug = search.get('project') ?? ''
  const path = slug === '' ? projectsPath : `${pathWith(projectPath, { slug })}?request_for=all`
  return { path, token: partner }
}
