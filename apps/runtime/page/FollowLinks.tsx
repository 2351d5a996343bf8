import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useFollow } from './useFollow.ts'

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
