import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { projectAddress } from '../../features/partners/projectAddress.ts'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { useSignedIn } from '../runtime/session/useSignedIn.ts'
import { FirstProject } from './FirstProject.tsx'
import { ProjectPages } from './ProjectPages.tsx'

/** The pages of a signed-in partner. Another project starts them anew: nothing of the former one stays. */
export function GuardedPages() {
  const { project } = z.parse(projectAddress, useSearch({ strict: false }))
  if (!useSignedIn()) return <RequireSession />
  return project === '' ? <FirstProject /> : <ProjectPages key={project} slug={project} />
}
