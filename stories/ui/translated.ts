import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'storybook/test'

/** The element that translators put around a text. */
const font: string = 'font'

/** Replaces each text by elements, as the translators of browsers do. */
function translate(page: Element): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    const outer = document.createElement(font)
    outer.appendChild(document.createElement(font)).textContent = text.data
    text.replaceWith(outer)
  }
}

/** Expects a translated page to say after a change what a fresh one says. */
export async function expectCurrentTranslated<Value>([first, next]: readonly [Value, Value], render: (value: Value) => ReactNode) {
  const [page, fresh] = [document.createElement('div'), document.createElement('div')]
  const [root, freshRoot] = [createRoot(page), createRoot(fresh)]
  const show = (where: typeof root, value: Value) => flushSync(() => where.render(render(value)))
  show(root, first)
  translate(page)
  await expect(page.querySelector(font)).not.toBeNull()
  show(root, next)
  show(freshRoot, next)
  await expect(page.textContent).toBe(fresh.textContent)
  root.unmount()
  freshRoot.unmount()
}
