import './lateNotice.css.ts'

const root = (): HTMLElement => {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root.')
  return element
}

/** A copy of the content of a shell's template; null in development, where there is no shell. */
export function getTemplateContent(templateId: string): DocumentFragment | null {
  const template = document.querySelector<HTMLTemplateElement>(`template#${templateId}`)
  return template && document.importNode(template.content, true)
}

/** Shows a template of the shell before the app’s scripts have loaded. The app replaces it together with the shell. */
export function showPage(templateId: string): void {
  const content = getTemplateContent(templateId)
  if (content) root().firstElementChild?.replaceWith(content)
}

/** The element to mount the app in, and how to restore the shell when the app breaks. */
export function takeShell(): { readonly element: HTMLElement; readonly restore: () => void } {
  const element = root()
  const copy = element.cloneNode(true)
  return { element, restore: () => element.replaceWith(copy) }
}

/**
 * Offers to reload a page that goes on without one of its scripts: nobody else says what did not happen. It needs no other script. The
 * app takes the place of the shell, so the content is taken from it before.
 */
export function prepareReloadOffer(): () => void {
  const content = getTemplateContent('shell-reload')
  return () => {
    if (hasFallback || !content?.firstElementChild) return
    content.querySelector('button')?.addEventListener('click', () => location.reload())
    document.body.append(content)
  }
}

/** The fallback offers a reload itself. */
let hasFallback = false

/** Shows the shell's fallback, with a button that reloads the page. `beforeReload` runs first. */
export function showFallback(beforeReload?: () => void): void {
  const main = document.querySelector('main')
  const fallback = document.querySelector<HTMLTemplateElement>('#shell-fallback')
  if (!main || !fallback) return
  main.replaceChildren(fallback.content.cloneNode(true))
  hasFallback = true
  for (const notice of document.querySelectorAll('#late-notice, #reload-notice')) notice.remove()
  main.querySelector('h1')?.focus()
  main.querySelector('button')?.addEventListener('click', () => {
    beforeReload?.()
    location.reload()
  })
}
