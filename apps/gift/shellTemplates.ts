import { getTemplateContent } from '../runtime/start/shell.ts'

export const noGiftTemplate = 'no-gift'

export function showNoGift(): void {
  const content = getTemplateContent(noGiftTemplate)
  if (!content) return
  const main = document.querySelector('main')
  main?.querySelector('[data-slip]')?.remove()
  main?.lastElementChild?.replaceChildren(content)
}
