const sum = /[−-]?(?:NZ)?\$\d[\d,]*(?:\.\d+)?/g

/** The window of the narrowest phone, in pixels. */
const narrow = 320

/** The sums on the page that go over more than one line. */
function brokenSums(): readonly string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(sum)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      if (range.getClientRects().length > 1) broken.push(`${text} in “${node.parentElement?.textContent ?? ''}”`)
    }
  return broken
}

/**
 * Looks for sums that break in the middle, in the story's own window and in a narrow one. The workshop's own pages are for wide windows.
 * @throws with each of them
 */
export function checkSums(storyId: string): void {
  if (!/^(?:screens|ui|apps|flows)-/.test(storyId)) return
  // To change the window costs a layout.
  if (!document.body.textContent.includes('$')) return
  const frame = window.frameElement
  const style = frame?.getAttribute('style') ?? ''
  const own = brokenSums()
  frame?.setAttribute('style', `${style}; width: ${narrow}px`)
  const faults = new Set([...own, ...brokenSums()])
  frame?.setAttribute('style', style)
  if (faults.size > 0) throw new Error(`A sum breaks: ${[...faults].join('\n')}`)
}
