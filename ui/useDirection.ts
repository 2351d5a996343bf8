import { useSyncExternalStore } from 'react'

const direction = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function watch(heard: () => void) {
  const observer = new MutationObserver(heard)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** The direction in which the page's script runs, so that the arrow keys go where they point. */
export const useDirection = () => useSyncExternalStore(watch, direction, () => 'ltr' as const)
