import { getTemplateContent } from '../runtime/start/shell.ts'

export const noGiftTemplate = 'no-gift'

/** The template begins with the picture that takes the place of the slip, and of the page's own picture. */
export function showNoGift(): void {
  const content = getTemplateContent(noGiftTemplate)
  if (!content) return
  const main = document.querySelector('main')
  document.querySelector('header [data-windows]')?.parentElement?.remove()
  const picture = content.firstElementChild
  if (picture) main?.querySelector('[data-slip]')?.replaceChildren(picture)
  main?.lastElementChild?.replaceChildren(content)
}
