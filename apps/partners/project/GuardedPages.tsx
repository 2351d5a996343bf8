import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { LoadingPartner } from '../../../features/partners/LoadingPartner.tsx'
import { NoAccessScreen, NoProjectScreen } from '../../../features/partners/NoProjectScreen.tsx'
import { PartnerFrame } from '../../../features/partners/PartnerFrame.tsx'
import { getProject, getProjects } from '../../../features/partners/api.ts'
import { NeedHelp } from '../../../features/partners/help/NeedHelp.tsx'
import { askForHelp } from '../../../features/partners/help/api.ts'
import { partnerPages } from '../../../features/partners/pages.ts'
import { readFailureText } from '../../../features/shared/api/answers/failureText.ts'
import type { Remote } from '../../../features/shared/api/remote.ts'
import { listStatus } from '../../../features/shared/links/listStatus.ts'
import { FailureScreen } from '../../../features/shared/screens/FailureScreen.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Toasts } from '../../../ui/Toast/Toasts.tsx'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useWrite } from '../../runtime/api/useWrite.ts'
import { useGo, useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { isDataScarce } from '../../runtime/page/dataScarce.ts'
import { loadAtFirstTouch } from '../../runtime/routing/lazyPage.tsx'
import { RequireSession } from '../../runtime/session/RequireSession.tsx'
import { AsksBeforeSignOut } from '../../runtime/session/AsksBeforeSignOut.tsx'
import { useSignedIn } from '../../runtime/session/session.ts'
import { hasEdits, savedText } from '../records/savedEdits.ts'
import { dashboard, guarded } from '../addresses.ts'
import { pageAt, pageRoutes } from './ways.ts'
import { projectToOpen, rememberProject, CurrentProject } from './useProject.ts'

function HelpOnStep({ slug, step, owner }: { readonly slug: string; readonly step: string; readonly owner: string }) {
  const [saved] = useState(() => savedText({ kind: 'help', slug, id: '', owner }))
  const [isOpen, setOpen] = useState(false)
  const { act, submission, send, reset } = useWrite(askForHelp, { of: slug })
  const sent = act?.done ? act.input.body.message : null
  const open = (opens: boolean) => {
    setOpen(opens)
    if (opens) reset()
  }
  const onSend = async (message: string) => {
    const answer = await send({ path: { slug }, body: { url: location.href, step, message } })
    if (answer?.ok) saved.onTyped('')
  }
  return (
    <NeedHelp
      // A sent message leaves the field.
      key={sent === null ? 'writing' : 'sent'}
      step={step}
      isOpen={isOpen}
      onOpen={open}
      submission={submission}
      sent={sent}
      onSend={(message) => void onSend(message)}
      {...saved}
    />
  )
}

const isRefused = (read: Remote<unknown>): boolean =>
  read.status === 'failed' && read.cause.kind === 'refused' && [403, 404].includes(read.cause.status)

function ProjectPages({ slug }: { readonly slug: string }) {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const { read, readAgain } = useRead(getProject, { path: { slug }, query: { requestFor: 'all' } })
  const go = useGo()
  const href = useHref()
  const isKnown = read.status === 'ready'
  useEffect(() => {
    if (isKnown) rememberProject(slug)
  }, [isKnown, slug])
  const owner = read.status === 'ready' ? (read.value.currentUser.email ?? '') : ''
  const router = useRouter()
  useEffect(() => {
    if (!isDataScarce()) loadAtFirstTouch(router, '/guarded')
  }, [router])
  return (
    <AsksBeforeSignOut
      isAsked={() => hasEdits(owner)}
      title="Sign out and lose your changes?"
      text="What you typed and have not saved or sent will be removed.">
      <PartnerFrame
        project={read.status === 'ready' ? read.value : null}
        page={page}
        hrefOf={(page) => href(pageRoutes[page])}
        onProject={(project) => go(dashboard, { project: project.slug })}>
        <Toasts>
          {isRefused(read) ? (
            <NoAccessScreen projectsHref={href(dashboard, { project: '' })} />
          ) : (
            <ListStatus of={listStatus({ read, onRetry: readAgain })}>
              {read.status === 'ready' && (
                <CurrentProject value={read.value}>
                  <Stack space="xl">
                    <RequireSession />
                    <HelpOnStep slug={slug} step={page === null ? 'this page' : partnerPages[page].label} owner={owner} />
                  </Stack>
                </CurrentProject>
              )}
            </ListStatus>
          )}
        </Toasts>
      </PartnerFrame>
    </AsksBeforeSignOut>
  )
}

/** Adds a project to the address, whose page and query stay. */
function OpenProject({ slug }: { readonly slug: string }) {
  const navigate = useNavigate()
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  const open = useEffectEvent(() => void navigate({ to: '.', search: { ...search, project: slug }, replace: true }))
  useEffect(() => open(), [])
  return null
}

/** Chooses a project for an address without one: the one that was opened last, or else the first. */
function FirstProject() {
  const { read, readAgain } = useRead(getProjects, {})
  if (read.status === 'loading') return <LoadingPartner />
  if (read.status === 'failed')
    return (
      <PublicPage>
        <FailureScreen intro={readFailureText(read.cause)} onRetry={readAgain} />
      </PublicPage>
    )
  const project = projectToOpen(read.value)
  if (!project)
    return (
      <PublicPage>
        <NoProjectScreen />
      </PublicPage>
    )
  return <OpenProject slug={project.slug} />
}

/** The pages of a signed-in partner. Another project mounts them again, without state of the former one. */
export function GuardedPages() {
  const { project } = usePageSearch(guarded)
  if (!useSignedIn()) return <RequireSession />
  return project === '' ? <FirstProject /> : <ProjectPages key={project} slug={project} />
}
