import { signedInCalls } from '../shared/api/signedInCalls.ts'

/** A call about a project. The specification shows the paths from the slug on (A §7): the part before it is our decision. */
export const projectCall = signedInCalls('/api/v6/partner_projects/{slug}')
