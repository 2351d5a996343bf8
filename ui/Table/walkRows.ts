import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Until the search is left, Escape in the empty field goes back to the row that it was opened from. With text, it clears that first. */
function returnByEscape(search: HTMLInputElement, href: string | null): void {
  const back = ({ key }: { readonly key: string }) => {
    if (key !== 'Escape' || search.value !== '') return
    // The rows may have been drawn anew.
    const links = search.closest('main')?.querySelectorAll<HTMLElement>('[scope="row"] a') ?? []
    for (const link of links) if (link.getAttribute('href') === href) return link.focus()
  }
  search.addEventListener('keydown', back)
  search.addEventListener('blur', () => search.removeEventListener('keydown', back), { once: true })
}

/** From the link of a row, the arrow keys go to that of the row below or above, and `/` to the page's search, from which Escape returns. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event
  if (!(target instanceof Element) || !target.matches('[scope="row"] a') || event.ctrlKey || event.metaKey || event.altKey) return
  const go = (to: HTMLElement | null | undefined) => {
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  const search = key === '/' ? target.closest('main')?.querySelector<HTMLInputElement>('input[type="search"]') : null
  if (search) {
    go(search)
    returnByEscape(search, target.getAttribute('href'))
  }
  const step = steps[key]
  if (step === undefined) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[scope="row"] a')]
  go(links[links.findIndex((link) => link === target) + step])
}
