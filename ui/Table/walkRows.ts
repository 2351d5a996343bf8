import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** From the link of a row, the arrow keys go to that of the row below or above, and `/` to the page's search. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event
  if (!(target instanceof Element) || !target.matches('[scope="row"] a') || event.ctrlKey || event.metaKey || event.altKey) return
  const go = (to: HTMLElement | null | undefined) => {
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  if (key === '/') go(target.closest('main')?.querySelector<HTMLElement>('input[type="search"]'))
  const step = steps[key]
  if (step === undefined) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[scope="row"] a')]
  go(links[links.findIndex((link) => link === target) + step])
}
