import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { defaultMessages } from './messages.ts'

/** In which tab a link opens, and how that is said. */
export type NewTabProps = {
  /**
   * Opens beside this page, so that nothing here is lost.
   * @default false
   */
  newTab?: boolean
  /**
   * Texts to use instead of the defaults: a translation, for example.
   * @default TextLink/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
}

/** Says aloud that a link opens beside the page. */
export function NewTabHint({ newTab = defaultMessages.newTab }: Partial<typeof defaultMessages>) {
  return <VisuallyHidden> {newTab}</VisuallyHidden>
}

/** Attributes of a link that opens beside the page; the new page learns nothing of this one. */
export function newTabAttributes(newTab: boolean) {
  return newTab ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
}
