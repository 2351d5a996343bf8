import { nameOf, onPage } from './page.ts'

const control = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [tabindex="0"]'

/** The minimum side of a touch target in px; the smaller one applies to links in text and to crowded rows. */
const comfortable = 44
const least = 24

const isSeen = (part: Element) =>
  part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && part.getBoundingClientRect().width > 1

const isInText = (part: Element) => part.tagName === 'A' && getComputedStyle(part).display === 'inline'

/** All controls that touch or keyboard can reach. */
export const controlsOnPage = (): readonly HTMLElement[] =>
  onPage()
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(control)])
    .filter((part) => isSeen(part) && !part.matches(':disabled') && !part.closest('[inert], [aria-hidden="true"]'))

/** Whether a touch at this point hits the control: its target may be larger than the control looks. */
function isHit(part: HTMLElement, x: number, y: number): boolean {
  const there = document.elementFromPoint(x, y)
  return (
    there !== null &&
    (part.contains(there) || (part instanceof HTMLInputElement && [...(part.labels ?? [])].some((label) => label.contains(there))))
  )
}

/** The size of the control's touch target, up to the comfortable size. */
function targetSize(part: HTMLElement): { readonly width: number; readonly height: number } {
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

/** Controls with a touch target that is too small. */
export const tooSmall = (): string[] =>
  controlsOnPage()
    .filter((part) => !isInText(part))
    .flatMap((part) => {
      const { width, height } = targetSize(part)
      const enough = height >= comfortable - 0.5 && width >= least
      return enough ? [] : [`${nameOf(part)} is ${Math.round(width)} by ${Math.round(height)}`]
    })

/** On the element itself, or on what it covers besides: a row that its link covers. */
const isRinged = (part: Element) =>
  [null, '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })

/** The places of a control's focus ring: on the control, or on an element around it or beside it. */
const ringCandidates = (part: Element): readonly Element[] => [
  part,
  ...[part.parentElement, part.parentElement?.parentElement].flatMap((outer) => (outer ? [outer, ...outer.querySelectorAll('*')] : [])),
]

/** Whether a ring nearby appears only while the control has the focus. */
function hasRingOnOtherElement(part: HTMLElement): boolean {
  const ringed = ringCandidates(part).filter(isRinged)
  part.blur()
  return ringed.some((candidate) => !isRinged(candidate))
}

/** Keyboard controls without a focus ring. */
export function unringed(): string[] {
  const focused = document.activeElement
  const faults = controlsOnPage()
    .filter(({ tabIndex }) => tabIndex >= 0)
    .flatMap((part) => {
      part.focus({ preventScroll: true })
      if (!part.matches(':focus')) return []
      return isRinged(part) || hasRingOnOtherElement(part) ? [] : [`${nameOf(part)} has no ring`]
    })
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return faults
}
