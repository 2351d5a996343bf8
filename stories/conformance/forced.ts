import { nameOf, everyElement } from './page.ts'

const clear = /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/

/** In px: smaller elements are marks, not surfaces. */
const smallest = 20

function backdrop(part: Element): string {
  for (let ancestor = part.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const { backgroundColor } = getComputedStyle(ancestor)
    if (!clear.test(backgroundColor)) return backgroundColor
  }
  return 'none'
}

/** Elements that only their colour or their shadow separates from the background. */
export function surfaces(): readonly Element[] {
  const room = document.documentElement.clientWidth
  return everyElement().filter((part) => {
    const { backgroundColor, boxShadow, opacity, visibility } = getComputedStyle(part)
    if ((clear.test(backgroundColor) && boxShadow === 'none') || opacity === '0' || visibility === 'hidden') return false
    const { width, height } = part.getBoundingClientRect()
    // An element as wide as the window has no side edges to lose.
    if (width < smallest || height < smallest || width >= room) return false
    return boxShadow !== 'none' || backgroundColor !== backdrop(part)
  })
}

/** Whether an element has an edge that does not depend on its background. */
function isEdged(part: Element): boolean {
  const style = getComputedStyle(part)
  const edges = [
    [style.borderTopStyle, style.borderTopWidth],
    [style.borderBottomStyle, style.borderBottomWidth],
    [style.borderInlineStartStyle, style.borderInlineStartWidth],
    [style.outlineStyle, style.outlineWidth],
  ] as const
  return edges.some(([line, width]) => line !== 'none' && Number.parseFloat(width) >= 1)
}

/** In px: an edge within this distance counts as the element's own. */
const close = 5

/** Whether a child or an ancestor of almost the same size has an edge. */
function isEdgedByAnother(part: Element): boolean {
  const box = part.getBoundingClientRect()
  const fills = [...part.children].some((child) => {
    const inner = child.getBoundingClientRect()
    return isEdged(child) && box.width - inner.width <= 2 * close && box.height - inner.height <= 2 * close
  })
  if (fills) return true
  for (let ancestor = part.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (!isEdged(ancestor)) continue
    const outer = ancestor.getBoundingClientRect()
    return outer.width - box.width <= close || outer.height - box.height <= close
  }
  return false
}

const isLost = (part: Element) => !isEdged(part) && getComputedStyle(part).backgroundColor === backdrop(part) && !isEdgedByAnother(part)

/** Surfaces whose edge disappears where the system gives all backgrounds one colour. Surfaces without text need no edge. */
export const edgeless = (before: readonly Element[]): string[] =>
  before.filter((part) => part.isConnected && part.textContent !== '' && isLost(part)).map((part) => `${nameOf(part)} has no edge`)

const chosen =
  '[aria-checked="true"], input:checked, [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'

const shownProperties = [
  'backgroundColor',
  'borderColor',
  'borderWidth',
  'color',
  'outline',
  'fontWeight',
  'textDecoration',
  'display',
  'opacity',
  'visibility',
  'transform',
  'translate',
] as const

/** All styles that can show a state: of the element, its contents and its label. */
function stylesOf(part: Element): string {
  const ancestor = part.closest('label') ?? part.closest('li') ?? part.parentElement ?? part
  return [ancestor, ...ancestor.querySelectorAll('*')]
    .flatMap((each) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(each, pseudo)
        return pseudo && style.content === 'none' ? '' : shownProperties.map((property) => style[property]).join()
      }),
    )
    .join(';')
}

const states = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'] as const

/** The styles of the element if it were not chosen. */
function stylesUnchosen(part: Element): string {
  if (part instanceof HTMLInputElement) {
    part.checked = false
    const styles = stylesOf(part)
    part.checked = true
    return styles
  }
  const had = states.map((state) => [state, part.getAttribute(state)] as const).filter(([, value]) => value !== null)
  for (const [state] of had) {
    if (state === 'aria-current') part.removeAttribute(state)
    else part.setAttribute(state, 'false')
  }
  const styles = stylesOf(part)
  for (const [state, value] of had) part.setAttribute(state, value ?? '')
  return styles
}

/** Whether a sibling that is not chosen looks different: more than the attribute may show the state. */
function differsFromOthers(part: Element): boolean {
  const item = part.closest('li') ?? part
  const others = [...(item.parentElement?.children ?? [])].filter((other) => other !== item && other.tagName === item.tagName)
  const chosenStyles = stylesOf(item)
  return others.some((other) => stylesOf(other) !== chosenStyles)
}

/** Chosen elements that do not look chosen. */
export const unmarked = (): string[] =>
  everyElement()
    .filter((part) => part.matches(chosen) && part.getBoundingClientRect().width > 1)
    .filter((part) => stylesOf(part) === stylesUnchosen(part) && !differsFromOthers(part))
    .map((part) => `${nameOf(part)} does not look chosen`)
