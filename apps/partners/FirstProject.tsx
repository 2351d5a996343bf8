import { useLocation } from '@tanstack/react-router'
import { signOutAction } from '../../features/account/signOutAction.ts'
import { getProjects } from '../../features/partner/api.ts'
import { LoadingPartner } from '../../features/partner/LoadingPartner.tsx'
import { NoProjectScreen } from '../../features/partner/NoProjectScreen.tsx'
import { FailureScreen } from '../../features/shared/FailureScreen.tsx'
import { readFailureLead } from '../../features/shared/failureLead.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Redirect } from '../runtime/Redirect.tsx'
import { signOut } from '../runtime/session.ts'
import { useRead } from '../runtime/useRead.ts'
import { chosenProject } from './chosenProject.ts'

/** Adds a project to an address without one: the one that was opened last, or else the first. */
export function FirstProject() {
  const { pathname, search }: { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> } = useLocation()
  const { read, readAgain } = useRead(getProjects, {})
  if (read.status === 'loading') return <LoadingPartner />
  if (read.status === 'failed')
    return (
      <PublicPage {...signOutAction(signOut)}>
        <FailureScreen lead={readFailureLead(read.cause)} onRetry={readAgain} />
      </PublicPage>
    )
  const { projects } = read.value
  const project = projects.find(({ slug }) => slug === chosenProject()) ?? projects[0]
  if (!project)
    return (
      <PublicPage>
        <NoProjectScreen onSignOut={signOut} />
      </PublicPage>
    )
  return <Redirect to={pathname} search={{ ...search, project: project.slug }} />
}
