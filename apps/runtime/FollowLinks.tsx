import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

/** Follows links to pages of this app without loading the page anew. Components of `ui` know no router. */
export function FollowLinks({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const wantsOther = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || wantsOther || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (!`${link.pathname}/`.startsWith(`${router.basepath.replace(/\/$/, '')}/`) || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      router.history.push(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
  return children
}
