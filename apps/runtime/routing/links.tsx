import { useRouter, type RouterHistory, useNavigate, Outlet, useMatches } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, type ReactNode } from 'react'
import { FocusOnPageChange } from '../../../features/shared/screens/Screen.tsx'

type Search = Readonly<Record<string, string | undefined>>

/** Gives the address of a page of this app. What is `saved` goes with every address. */
export function useHref(saved: Search = {}) {
  const router = useRouter()
  return (to: string, search: Search = {}): string => router.buildLocation({ to, search: { ...saved, ...search } }).publicHref
}

/** Goes to an address of this app without loading the page anew. */
export function useFollow(): (href: string) => void {
  const router: { readonly history: RouterHistory } = useRouter()
  return useCallback((href) => router.history.push(href), [router])
}

type Props = { readonly to: string; readonly search?: Readonly<Record<string, unknown>> }

/** Leads to another page, once. The router's own component navigates again each time it is rendered. */
export function Redirect({ to, search }: Props) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => void navigate({ to, search: search ?? {}, replace: true }))
  useEffect(() => go(), [])
  return null
}

/** Where a press on a link leads within this app; null where the browser should follow the link itself. */
function hrefWithin(basepath: string, event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isSpecial = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || isSpecial || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  const isWithin = `${link.pathname}/`.startsWith(`${basepath.replace(/\/$/, '')}/`) && !link.getAttribute('href')?.startsWith('#')
  return isWithin ? link.pathname + link.search + link.hash : null
}

/** Follows links to pages of this app without loading the page anew. Components of `ui` know no router. */
export function FollowLinks({ children }: { readonly children: ReactNode }) {
  const { basepath }: { readonly basepath: string } = useRouter()
  const follow = useFollow()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = hrefWithin(basepath, event)
      if (href === null) return
      event.preventDefault()
      follow(href)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [basepath, follow])
  return children
}

/** The pages of an app: links between them load nothing anew, and the focus moves to the heading of the next page. */
export function Pages() {
  // The page that is shown: the address is already the next one's while that page loads.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  return (
    <FollowLinks>
      <FocusOnPageChange page={shown}>
        <Outlet />
      </FocusOnPageChange>
    </FollowLinks>
  )
}
