import { useLocation, useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { projectAddress } from '../../features/partners/address.ts'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { useSignedIn, signOut } from '../runtime/session/session.ts'
import { ProjectPages } from './ProjectPages.tsx'
import { signOutAction } from '../../features/account/signOutAction.ts'
import { getProjects } from '../../features/partners/api.ts'
import { LoadingPartner } from '../../features/partners/LoadingPartner.tsx'
import { NoProjectScreen } from '../../features/partners/NoProjectScreen.tsx'
import { FailureScreen } from '../../features/shared/screens/FailureScreen.tsx'
import { readFailureText } from '../../features/shared/api/failureText.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Redirect } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.ts'
import { projectToOpen } from './chosenProject.ts'

/** Adds a project to an address without one: the one that was opened last, or else the first. */
function FirstProject() {
  const { pathname, search }: { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> } = useLocation()
  const { read, readAgain } = useRead(getProjects, {})
  if (read.status === 'loading') return <LoadingPartner />
  if (read.status === 'failed')
    return (
      <PublicPage {...signOutAction(signOut)}>
        <FailureScreen intro={readFailureText(read.cause)} onRetry={readAgain} />
      </PublicPage>
    )
  const { projects } = read.value
  const project = projectToOpen(projects)
  if (!project)
    return (
      <PublicPage>
        <NoProjectScreen onSignOut={signOut} />
      </PublicPage>
    )
  return <Redirect to={pathname} search={{ ...search, project: project.slug }} />
}

/** The pages of a signed-in partner. Another project starts them anew: nothing of the former one stays. */
export function GuardedPages() {
  const { project } = z.parse(projectAddress, useSearch({ strict: false }))
  if (!useSignedIn()) return <RequireSession />
  return project === '' ? <FirstProject /> : <ProjectPages key={project} slug={project} />
}
