import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address of this app without loading the page anew. */
export function useFollow(): (href: string) => void {
  const router: { readonly history: RouterHistory } = useRouter()
  return useCallback((href) => router.history.push(href), [router])
}
