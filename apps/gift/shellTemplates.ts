import { getTemplateContent } from '../runtime/start/shell.ts'

export const noGiftTemplate = 'no-gift'

export function showNoGift(): void {
  const content = getTemplateContent(noGiftTemplate)
  if (content) document.querySelector('main')?.replaceChildren(content)
}
