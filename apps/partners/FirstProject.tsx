import { useLocation } from '@tanstack/react-router'
import { signOutAction } from '../../features/account/signOutAction.ts'
import { getProjects } from '../../features/partners/api.ts'
import { LoadingPartner } from '../../features/partners/LoadingPartner.tsx'
import { NoProjectScreen } from '../../features/partners/NoProjectScreen.tsx'
import { FailureScreen } from '../../features/shared/screens/FailureScreen.tsx'
import { readFailureText } from '../../features/shared/api/failureText.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { signOut } from '../runtime/session/session.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { chosenProject } from './chosenProject.ts'

/** Adds a project to an address without one: the one that was opened last, or else the first. */
export function FirstProject() {
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
  const project = projects.find(({ slug }) => slug === chosenProject()) ?? projects[0]
  if (!project)
    return (
      <PublicPage>
        <NoProjectScreen onSignOut={signOut} />
      </PublicPage>
    )
  return <Redirect to={pathname} search={{ ...search, project: project.slug }} />
}
