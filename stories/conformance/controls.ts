import { called, onPage } from './page.ts'

const control = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [tabindex="0"]'

/** Smallest side of what a finger hits, in px; within lines of text, and where a row of them leaves no more room. */
const comfortable = 44
const least = 24

const isSeen = (part: Element) =>
  part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && part.getBoundingClientRect().width > 1

const isInText = (part: Element) => part.tagName === 'A' && getComputedStyle(part).display === 'inline'

/** All that a finger or a key can reach. */
export const controlsOnPage = (): readonly HTMLElement[] =>
  onPage()
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(control)])
    .filter((part) => isSeen(part) && !part.matches(':disabled') && !part.closest('[inert], [aria-hidden="true"]'))

/** Whether a finger that lands there hits the control: it may be larger than it looks. */
function isHit(part: HTMLElement, x: number, y: number): boolean {
  const there = document.elementFromPoint(x, y)
  return (
    there !== null &&
    (part.contains(there) || (part instanceof HTMLInputElement && [...(part.labels ?? [])].some((label) => label.contains(there))))
  )
}

/** The height and width within which a finger hits the control, up to what is comfortable. */
function target(part: HTMLElement): { readonly width: number; readonly height: number } {
  const box = (part.closest('label') ?? part).getBoundingClientRect()
  if (box.width >= comfortable && box.height >= comfortable) return box
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, comfortable / 2 - 1]
  const reaches = (dx: number, dy: number) => isHit(part, x + dx, y + dy)
  return {
    width: reaches(-half, 0) && reaches(half, 0) ? comfortable : box.width,
    height: reaches(0, -half) && reaches(0, half) ? comfortable : box.height,
  }
}

/** Controls that a finger would miss. */
export const tooSmall = (): string[] =>
  controlsOnPage()
    .filter((part) => !isInText(part))
    .flatMap((part) => {
      const { width, height } = target(part)
      const enough = height >= comfortable - 0.5 && width >= least
      return enough ? [] : [`${called(part)} is ${Math.round(width)} by ${Math.round(height)}`]
    })

const isRinged = (part: Element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(part)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
}

/** Where a control's ring may be: on itself, or on what is drawn in its place around it or beside it. */
const places = (part: Element): readonly Element[] => [
  part,
  ...[part.parentElement, part.parentElement?.parentElement].flatMap((around) => (around ? [around, ...around.querySelectorAll('*')] : [])),
]

/** Whether what is ringed around a control is so because the control has the focus. */
function isRingedElsewhere(part: HTMLElement): boolean {
  const ringed = places(part).filter(isRinged)
  part.blur()
  return ringed.some((place) => !isRinged(place))
}

/** Controls that the keyboard comes to without a ring around them. */
export function unringed(): string[] {
  const focused = document.activeElement
  const faults = controlsOnPage()
    .filter(({ tabIndex }) => tabIndex >= 0)
    .flatMap((part) => {
      part.focus({ preventScroll: true })
      if (!part.matches(':focus')) return []
      return isRinged(part) || isRingedElsewhere(part) ? [] : [`${called(part)} has no ring`]
    })
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return faults
}
