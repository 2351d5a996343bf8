import type * as Library from '@testing-library/dom'
import type { Found, Query } from './query.ts'

/** A string or pattern in a form that can be sent to a page. */
export type Sent = Omit<Query, 'name'> & {
  readonly role?: Library.ByRoleMatcher
  readonly source: string
  readonly flags: string | null
  readonly isScrolledTo: boolean
}

declare global {
  /** The Testing Library's functions, once they are injected into the page. */
  var TestingLibraryDom: typeof Library | undefined
}

/**
 * Finds the visible matches in the page, its shadow roots and its frames of the same origin; null if the library is not
 * injected yet. With `isScrolledTo` it first scrolls to the first match. It is sent to the page as text, so it must not use
 * anything from outside.
 */
export function findInPage({ by, role, source, flags, isScrolledTo }: Sent): readonly Found[] | null {
  const library = globalThis.TestingLibraryDom
  if (!library) return null
  const name = flags === null ? source : new RegExp(source, flags)
  const inFrames = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const held = frame.contentDocument
    return held?.body ? [{ root: held, shift: frame.getBoundingClientRect() }] : []
  })
  const within = (container: HTMLElement): readonly HTMLElement[] => {
    if (by === 'role') return library.queryAllByRole(container, role ?? 'none', { name })
    if (by === 'text') return library.queryAllByText(container, name, { ignore: 'script, style, template' })
    return library.queryAllByLabelText(container, name, { selector: 'input, select, textarea, [role="slider"]' })
  }
  // The library accepts a shadow root, but its types do not.
  const isContainer = (root: Node): root is HTMLElement => 'querySelectorAll' in root
  const all = (root: Document | ShadowRoot): readonly HTMLElement[] => {
    const container: Node = 'body' in root ? root.body : root
    return isContainer(container) ? within(container) : []
  }
  const inShadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [{ root: shadowRoot, shift: { x: 0, y: 0 } }] : [],
  )
  return [{ root: document, shift: { x: 0, y: 0 } }, ...inShadows, ...inFrames].flatMap(({ root, shift }) => {
    const seen = all(root).filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
    if (isScrolledTo) seen[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return seen.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isHit = (left: number, top: number) => {
        // Firefox's `elementFromPoint` on a shadow root ignores elements outside it that cover the point.
        if (root instanceof ShadowRoot && document.elementFromPoint(left, top) !== root.host) return false
        const hit = root.elementFromPoint(left, top)
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
      }
      // The corners may be rounded.
      const edges = [
        [x + width / 2, y + 2],
        [x + width / 2, y + height - 2],
        [x + 2, y + height / 2],
        [x + width - 2, y + height / 2],
      ] as const
      return {
        text: (element.innerText || element.textContent || '').replaceAll(/\s+/g, ' ').trim(),
        value: 'value' in element ? String(element.value) : '',
        isChecked: element.matches(':checked, [aria-checked="true"]'),
        isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
        isFocused: root.activeElement === element,
        box: { x: x + shift.x, y: y + shift.y, width, height },
        isWhole: edges.every(([left, top]) => isHit(left, top)),
        isOnTop: isHit(x + width / 2, y + height / 2),
      }
    })
  })
}
