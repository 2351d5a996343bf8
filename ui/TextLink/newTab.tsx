import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Says aloud that a link opens beside the page. */
export function NewTabHint() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
}

/** Attributes of a link that opens beside the page; the new page learns nothing of this one. */
export function newTabAttributes(newTab: boolean) {
  return newTab ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
}
