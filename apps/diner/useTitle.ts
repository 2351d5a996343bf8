import { useEffect } from 'react'

/** Names the page in the browser's tab while it is shown. The enterprise's name behind the title stays. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = before.replace(/^[^·]+?(?= ·|$)/, title)
    return () => {
      document.title = before
    }
  }, [title])
}
