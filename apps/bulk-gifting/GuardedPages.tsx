import { useLocation } from '@tanstack/react-router'
import { getBuyer } from '../../features/bulk-gifting/api.ts'
import { GiftingFrame, type GiftingPage } from '../../features/bulk-gifting/GiftingFrame.tsx'
import { LoadingGifting } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { FailureScreen } from '../../features/shared/screens/FailureScreen.tsx'
import { readFailureText } from '../../features/shared/api/answers/failureText.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { RequireSession } from '../runtime/session/RequireSession.tsx'
import { AsksBeforeSignOut } from '../runtime/session/AsksBeforeSignOut.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { useHref } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.tsx'
import { hasUnpaidOrder } from './draft/savedDraft.ts'
import { calculator, create, orders } from './addresses.ts'

/** The page of the navigation that an address belongs to. */
function pageAt(pathname: string): GiftingPage {
  if (pathname.startsWith('/dashboard')) return 'dashboard'
  return pathname === '/calculator' ? 'calculator' : 'create'
}

/** The pages of a signed-in buyer. Without a user there is no navigation. */
export function GuardedPages() {
  const href = useHref()
  const hrefs: Readonly<Record<GiftingPage, string>> = { create: href(create), dashboard: href(orders), calculator: href(calculator) }
  const { pathname } = useLocation()
  const signedIn = useSignedIn()
  const { read, readAgain } = useRead(getBuyer, signedIn ? {} : null)
  if (!signedIn) return <RequireSession />
  if (read.status === 'loading') return <LoadingGifting />
  if (read.status === 'failed')
    return (
      <PublicPage>
        <FailureScreen intro={readFailureText(read.cause)} onRetry={readAgain} />
      </PublicPage>
    )
  const { email } = read.value
  return (
    <AsksBeforeSignOut
      isAsked={() => hasUnpaidOrder(email)}
      title="Sign out and lose your order?"
      text="Your order is not paid yet. Its recipients and your message will be removed.">
      <GiftingFrame page={pageAt(pathname)} hrefs={hrefs}>
        <RequireSession />
      </GiftingFrame>
    </AsksBeforeSignOut>
  )
}
