import type * as Library from '@testing-library/dom'
import type { Wanted } from './wanted.ts'

/** A name that can be sent to a page. */
export type Sent = Omit<Wanted, 'name'> & { readonly role?: Library.ByRoleMatcher; readonly source: string; readonly flags: string | null; readonly isScrolledTo: boolean }

/** An element that was found and can be seen. */
export type Found = {
  readonly text: string
  readonly value: string
  readonly href: string
  readonly isChecked: boolean
  readonly isEnabled: boolean
  readonly isFocused: boolean
  /** In the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** All of it stands in the window, and nothing lies over its corners. */
  readonly isWhole: boolean
  /** Its middle is in the window, and nothing lies over it. */
  readonly isOnTop: boolean
}

declare global {
  /** The library by which elements are found, once it was put into the page. */
  var TestingLibraryDom: typeof Library | undefined
}

/**
 * Finds all that is wanted and can be seen, in the page and in its frames of the same origin; null where the library is
 * not there yet. With `isScrolledTo` the first one is brought into the window before. It is sent to the page as text, so it
 * stands on nothing outside itself.
 */
export function findInPage({ by, role, source, flags, isScrolledTo }: Sent): readonly Found[] | null {
  const library = globalThis.TestingLibraryDom
  if (!library) return null
  const name = flags === null ? source : new RegExp(source, flags)
  const inFrames = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const within = frame.contentDocument
    return within?.body ? [{ root: within, shift: frame.getBoundingClientRect() }] : []
  })
  const all = (root: Document): readonly HTMLElement[] => {
    if (by === 'role') return library.queryAllByRole(root.body, role ?? 'none', { name })
    if (by === 'text') return library.queryAllByText(root.body, name, { ignore: 'script, style, template' })
    return library.queryAllByLabelText(root.body, name, { selector: 'input, select, textarea, [role="slider"]' })
  }
  return [{ root: document, shift: { x: 0, y: 0 } }, ...inFrames].flatMap(({ root, shift }) => {
    const seen = all(root).filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
    if (isScrolledTo) seen[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return seen.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isHit = (left: number, top: number) => {
        const hit = root.elementFromPoint(left, top)
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
      }
      const corners = [x + 2, x + width - 2].flatMap((left) => [y + 2, y + height - 2].map((top) => [left, top] as const))
      return {
        text: (element.innerText || element.textContent || '').replaceAll(/\s+/g, ' ').trim(),
        value: 'value' in element ? String(element.value) : '',
        href: 'href' in element ? String(element.href) : '',
        isChecked: element.matches(':checked, [aria-checked="true"]'),
        isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
        isFocused: root.activeElement === element,
        box: { x: x + shift.x, y: y + shift.y, width, height },
        isWhole: corners.every(([left, top]) => isHit(left, top)),
        isOnTop: isHit(x + width / 2, y + height / 2),
      }
    })
  })
}
