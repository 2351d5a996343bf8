import { frame } from '../frame.ts'

/** Parameters of stories that are looked at with what their first button opens: without it there is but the button. */
export const opened = { opened: true } as const

/** What lies over the page when it is opened. */
export const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** In frames of the browser. */
const patience = 60

/** Presses the first button in there, and waits until what it opens has come to rest. Says so when nothing opens. */
export async function open(story: Element | null): Promise<readonly string[]> {
  story?.querySelector('button')?.click()
  for (let waited = 0; !document.querySelector(overlay); waited += 1) {
    if (waited === patience) return ['its first button opens nothing']
    await frame()
  }
  await frame()
  for (const glide of document.getAnimations()) if (glide instanceof CSSTransition) glide.finish()
  await frame()
  return []
}
