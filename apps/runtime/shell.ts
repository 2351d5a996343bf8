import './lateNotice.css.ts'

const root = (): HTMLElement => {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root.')
  return element
}

/** Takes the page's first markup over, and keeps a copy: what the page falls back to when the app breaks. */
export function takeShell(): { readonly element: HTMLElement; readonly restore: () => void } {
  const element = root()
  const copy = element.cloneNode(true)
  return { element, restore: () => element.replaceWith(copy) }
}

/**
 * Puts the frame's fallback (`ShellFallback`) in place of what will not come, with a way to try again (NET-07).
 * `before` is done before that.
 */
export function showFallback(before?: () => void): void {
  const main = document.querySelector('main')
  const fallback = document.querySelector<HTMLTemplateElement>('#shell-fallback')
  if (!main || !fallback) return
  main.replaceChildren(fallback.content.cloneNode(true))
  document.querySelector('#late-notice')?.remove()
  main.querySelector('h1')?.focus()
  main.querySelector('button')?.addEventListener('click', () => {
    before?.()
    location.reload()
  })
}
