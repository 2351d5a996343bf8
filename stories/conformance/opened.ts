import { frame } from '../frame.ts'

/** Parameters of stories that are checked with the overlay that their first button opens. */
export const opened = { opened: true } as const

export const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** In animation frames. */
const patience = 60

/** Presses the first button and waits until its overlay is at rest; returns a fault if nothing opens. */
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
