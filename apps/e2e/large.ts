import { type Locator, type Page, expect } from '@playwright/test'

/** Runs in the page: the texts that are cut off or stand out of their button, the sums that break, and whether the page scrolls sideways. */
function cutOff(): readonly string[] {
  const found: string[] = []
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    const text = texts.currentNode.textContent ?? ''
    if (width < 2 || texts.currentNode.parentElement?.closest('[aria-hidden=true]')) continue
    const sum = /\$[\d,.]+/.exec(text)
    if (sum) {
      range.setStart(texts.currentNode, sum.index)
      range.setEnd(texts.currentNode, sum.index + sum[0].length)
      if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) found.push(`"${text}" breaks its sum`)
    }
    for (let part = texts.currentNode.parentElement; part && part !== document.body; part = part.parentElement) {
      const box = part.getBoundingClientRect()
      // Texts for screen readers stand in a box of a pixel.
      if (Math.min(box.width, box.height) <= 1) break
      const { overflowX, overflowY } = getComputedStyle(part)
      if (overflowX === 'auto' || overflowY === 'auto') break
      const isCutAcross = (hides(overflowX) || part.tagName === 'BUTTON') && (left < box.left - 1 || right > box.right + 1)
      const isCutDown = hides(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)
      if (isCutAcross || isCutDown) found.push(`"${text}" is cut off`)
    }
  }
  // The window of a phone grows with a page that is too wide: its layout does not.
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [...found, `the page is ${scrollWidth} px wide`] : found
}

/** Checks the screen on the smallest phone with text of twice the size: nothing is cut off, and the action can be reached. */
export async function expectFitsLarge(page: Page, action: Locator): Promise<void> {
  const before = page.viewportSize() ?? { width: 412, height: 839 }
  const enlarge = (size: string) => page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size)
  await page.setViewportSize({ width: 320, height: 640 })
  await enlarge('200%')
  await expect.poll(() => page.evaluate(cutOff)).toEqual([])
  await action.click({ trial: true })
  await enlarge('')
  await page.setViewportSize(before)
}
