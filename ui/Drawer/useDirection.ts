import { useSyncExternalStore } from 'react'

const direction = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function watch(heard: () => void) {
  const observer = new MutationObserver(heard)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** The text direction of the page, so that arrow keys go where they point. */
export const useDirection = () => useSyncExternalStore(watch, direction, () => 'ltr' as const)
