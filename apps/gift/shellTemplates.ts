import { spellOut } from '../../features/gift/spellOut.ts'
import { getTemplateContent } from '../runtime/start/shell.ts'

export const codeTemplate = 'gift-code'

export const noGiftTemplate = 'no-gift'

/** Stands for the code in the template: a character that nobody sees. */
export const codeSlot = '\u2063'

let code: string | null = null

export const prefetchedCode = (): string | null => code

/** The code of an open gift, in an answer that no schema has checked. */
function codeIn(body: unknown): string | null {
  const gift = typeof body === 'object' && body !== null && 'gift' in body ? body.gift : null
  if (typeof gift !== 'object' || gift === null || !('redeem_code' in gift)) return null
  const isOpen = !('status' in gift) || gift.status === 'open'
  return isOpen && typeof gift.redeem_code === 'string' ? gift.redeem_code.trim() || null : null
}

const showInShell = (content: DocumentFragment) => document.querySelector('main')?.replaceChildren(content)

/** Shows the code before the app's scripts have loaded: on a slow phone this is more than a second earlier. */
export function showCode(body: unknown): void {
  code = codeIn(body)
  const content = code !== null && getTemplateContent(codeTemplate)
  if (code === null || !content) return
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue === codeSlot ? code : (text.nodeValue?.replace(codeSlot, spellOut(code)) ?? null)
  showInShell(content)
}

export function showNoGift(): void {
  const content = getTemplateContent(noGiftTemplate)
  if (content) showInShell(content)
}
