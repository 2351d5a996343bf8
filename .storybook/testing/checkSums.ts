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

const inCents = (text: string): number | null => {
  const [found] = text.match(sum) ?? []
  return found === undefined ? null : Math.round(Number(found.replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100)
}

const isSeen = (part: Element): boolean => part.checkVisibility()

/** The names of the sum with which a payment begins, in place of the bill's own total. */
const begins = /^(?:Your part|Part of the bill|Amount due)/

/**
 * The bill of the page, as it is drawn in this window: each sum of it that its own lines above do not add up to, or that its button does
 * not charge. Where credit pays all, the lines below the bill's total are the parts of that total.
 */
function unevenSums(): readonly string[] {
  const page = document.querySelector('[data-joins]:has(main)')
  if (page === null || !page.querySelector('main [data-tone]')) return []
  const slip = page.querySelector('aside')
  // In a wide window the slip beside the choices has all lines.
  const isWide = [...(slip?.querySelectorAll('[data-characters]') ?? [])].some(isSeen)
  const uneven: string[] = []
  let [running, below] = [0, 0]
  for (const line of (isWide ? slip : page)?.querySelectorAll<HTMLElement>('[data-tone]') ?? []) {
    const amount =
      /^(?:charge|credit|subtotal)$/.test(line.dataset['tone'] ?? '') && isSeen(line) ? inCents(line.lastChild?.textContent ?? '') : null
    if (amount === null) continue
    if (line.dataset['tone'] === 'subtotal') {
      if (running !== amount) uneven.push(`${line.textContent} below lines of ${running}`)
      ;[running, below] = [amount, 0]
    } else if (begins.test(line.textContent)) {
      ;[running, below] = [amount, amount]
    } else {
      running += amount
      below += amount
    }
  }
  const totals = [...page.querySelectorAll('main [data-total], main button[type="submit"], aside [data-characters]')].filter(isSeen)
  for (const total of totals) {
    const amount = inCents(total.textContent)
    if (amount !== null && amount !== running && amount !== below) uneven.push(`${total.textContent} below lines of ${running}`)
  }
  return uneven
}

/**
 * Looks for sums that break in the middle, and for a bill whose lines add up to another sum, in the story's own window and in a narrow
 * one. The workshop's own pages are for wide windows.
 * @throws with each of them
 */
export function checkSums(storyId: string): void {
  if (!/^(?:screens|ui|apps|flows)-/.test(storyId)) return
  // To change the window costs a layout.
  if (!document.body.textContent.includes('$')) return
  const frame = window.frameElement
  const style = frame?.getAttribute('style') ?? ''
  const [broken, uneven] = [brokenSums(), unevenSums()]
  frame?.setAttribute('style', `${style}; width: ${narrow}px`)
  const faults = new Set([...broken, ...brokenSums()])
  const otherUneven = unevenSums()
  frame?.setAttribute('style', style)
  if (faults.size > 0) throw new Error(`A sum breaks: ${[...faults].join('\n')}`)
  if (uneven.length + otherUneven.length > 0) throw new Error(`A bill does not add up: ${[...uneven, ...otherUneven].join('\n')}`)
}
