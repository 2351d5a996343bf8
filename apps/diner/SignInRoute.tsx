import { getVenue } from '../../features/bill/api.ts'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'
import { useHref, usePageSearch } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.tsx'
import { returnAddress } from '../runtime/session/RequireSession.tsx'
import { check, signIn } from './addresses.ts'
import { signInIntro } from './signInIntro.ts'
import { useTitle } from './useTitle.ts'

/** Signs a diner in. A guest may go on without an account where the restaurant takes guests. */
export function SignInRoute() {
  useTitle('Sign in')
  const search = usePageSearch(signIn)
  const { pos, location } = search
  const { read } = useRead(getVenue, pos !== '' && location !== '' ? { path: { posSlug: pos, location } } : null)
  const href = useHref()
  const takesGuests = read.status === 'ready' && !read.value.membersOnly && returnAddress(search)?.to === '/'
  return <SignInPage intro={signInIntro}>{takesGuests && <TextLink href={href(check)}>Continue without an account</TextLink>}</SignInPage>
}
