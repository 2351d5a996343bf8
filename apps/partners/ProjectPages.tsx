import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getProject } from '../../features/partners/api.ts'
import { NoAccessScreen } from '../../features/partners/NoAccessScreen.tsx'
import { partnerPages } from '../../features/partners/pages.ts'
import { PartnerFrame } from '../../features/partners/PartnerFrame.tsx'
import { pageAt, pathOf } from './addresses.ts'
import { listStatus } from '../../features/shared/links/listStatus.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Toasts } from '../../ui/Toast/Toasts.tsx'
import { loadAtFirstTouch } from '../runtime/page/lazyPages.ts'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { signOut } from '../runtime/session/session.ts'
import { useFollow } from '../runtime/page/useFollow.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { rememberProject } from './chosenProject.ts'
import { HelpOnStep } from './HelpOnStep.tsx'
import { NextStepAfter } from './NextStepAfter.tsx'
import { useProjectHref } from './useProjectHref.ts'
import { CurrentProject } from './useProject.ts'

const isRefused = (read: Remote<unknown>): boolean =>
  read.status === 'failed' && read.cause.kind === 'refused' && [403, 404].includes(read.cause.status)

/** The pages of a project, with the navigation around them. */
export function ProjectPages({ slug }: { readonly slug: string }) {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const { read, readAgain } = useRead(getProject, { path: { slug }, query: { request_for: 'all' } })
  const follow = useFollow()
  const href = useProjectHref()
  const isKnown = read.status === 'ready'
  useEffect(() => {
    if (isKnown) rememberProject(slug)
  }, [isKnown, slug])
  const router = useRouter()
  useEffect(() => loadAtFirstTouch(router, '/guarded'), [router])
  return (
    <PartnerFrame
      project={read.status === 'ready' ? read.value.project : null}
      page={page}
      hrefOf={(page) => href(pathOf[page])}
      projectHref={(project) => href('/', { project: project.slug })}
      onFollow={follow}
      onSignOut={signOut}>
      <Toasts>
        {isRefused(read) ? (
          <NoAccessScreen projectsHref={href('/', { project: '' })} />
        ) : (
          <ListStatus of={listStatus({ read, onRetry: readAgain })}>
            {read.status === 'ready' && (
              <CurrentProject value={read.value.project}>
                <Stack space="xl">
                  <RequireSession />
                  {page !== 'dashboard' && <NextStepAfter project={read.value.project} />}
                  <HelpOnStep slug={slug} step={page === null ? 'this page' : partnerPages[page].label} />
                </Stack>
              </CurrentProject>
            )}
          </ListStatus>
        )}
      </Toasts>
    </PartnerFrame>
  )
}
