import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getBuyer } from '../../features/bulk-gifting/api.ts'
import { GiftingFrame } from '../../features/bulk-gifting/GiftingFrame.tsx'
import { LoadingGifting } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { FailureScreen } from '../../features/shared/FailureScreen.tsx'
import { readFailureLead } from '../../features/shared/failureLead.ts'
import { lazyOverlay } from '../../ui/lazyOverlay.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { RequireSession } from '../runtime/RequireSession.tsx'
import { onSignedOut, signOut } from '../runtime/session.ts'
import { useFollow } from '../runtime/useFollow.ts'
import { useRead } from '../runtime/useRead.ts'
import { useSignedIn } from '../runtime/useSignedIn.ts'
import { pageAt, pathOf } from './addresses.ts'
import { hasUnpaidOrder, removeDraft } from './savedDraft.ts'
import { useHref } from './useHref.ts'

const LogoutQuestion = lazyOverlay(async () => (await import('./LogoutQuestion.tsx')).LogoutQuestion)

/** The pages of a signed-in buyer. Without a user there is no navigation (BLK-01). */
export function GuardedPages() {
  const follow = useFollow()
  const href = useHref()
  const { pathname } = useLocation()
  const signedIn = useSignedIn()
  const { read, readAgain } = useRead(getBuyer, signedIn ? {} : null)
  const [asks, setAsks] = useState(false)
  useEffect(() => onSignedOut((why) => why === 'signedOut' && removeDraft()), [])
  if (!signedIn) return <RequireSession />
  if (read.status === 'loading') return <LoadingGifting />
  if (read.status === 'failed')
    return (
      <PublicPage>
        <FailureScreen lead={readFailureLead(read.cause)} onRetry={readAgain} />
      </PublicPage>
    )
  const { email, firstName, lastName } = read.value
  return (
    <GiftingFrame
      person={{ name: `${firstName} ${lastName}`.trim() || email, email }}
      page={pageAt(pathname)}
      hrefOf={(page) => href(pathOf[page])}
      onFollow={follow}
      onSignOut={() => (hasUnpaidOrder(email) ? setAsks(true) : signOut())}>
      <RequireSession />
      <LogoutQuestion open={asks} onClose={() => setAsks(false)} />
    </GiftingFrame>
  )
}
