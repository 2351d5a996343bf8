interface Point {
  readonly x: number
  readonly y: number
}

/** A number beside a drawing, and the point of the drawing to which its line leads. */
export interface Callout {
  readonly number: number
  readonly from: Point
  readonly to: Point
}

/** The room for numbers at each side of a drawing. */
export const gutter = 40
/** The least distance of two numbers. */
const least = 28
/** A part with parts of its own: its line leads to its upper edge. */
const tall = 160

/** The box of a text is that of its letters: its element may be as wide as the page. */
function boxOf(element: Element): DOMRect {
  const isText = element.childElementCount === 0 && element.textContent !== '' && !element.matches('button, a')
  if (!isText) return element.getBoundingClientRect()
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** Moves numbers of one side down until none covers another. */
function spread(callouts: readonly Callout[]): readonly Callout[] {
  let next = 0
  return callouts
    .toSorted((one, other) => one.from.y - other.from.y)
    .map(({ from, ...callout }) => {
      const y = Math.max(from.y, next)
      next = y + least
      return { ...callout, from: { ...from, y } }
    })
}

/** The numbers beside a drawing: each at the side to which its part is nearer. */
export function calloutsOf(parts: readonly (Element | null)[]): readonly Callout[] {
  const sides: Record<'start' | 'end', Callout[]> = { start: [], end: [] }
  parts.forEach((part, index) => {
    const width = part?.ownerDocument.documentElement.clientWidth ?? 0
    if (!part || width === 0) return
    const { left, right, top, height } = boxOf(part)
    const isStart = left < width - right || (left === width - right && sides.start.length <= sides.end.length)
    const y = top + (height < tall ? height / 2 : least)
    const to = { x: gutter + 1 + (isStart ? left : right), y: y + 1 }
    sides[isStart ? 'start' : 'end'].push({
      number: index + 1,
      to,
      from: { x: isStart ? gutter / 2 - 4 : width + 1.5 * gutter + 6, y: to.y },
    })
  })
  return [...spread(sides.start), ...spread(sides.end)]
}
