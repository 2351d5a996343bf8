import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { defaultWords } from './words.ts'

/** In which tab a link opens, and how that is said. */
export type NewTabProps = {
  /**
   * Opens beside this page, so that nothing here is lost.
   * @default false
   */
  newTab?: boolean
  /**
   * What it says itself, in another language or another tone.
   * @default TextLink/words.ts
   */
  words?: Partial<typeof defaultWords>
}

/** Says aloud that a link opens beside the page. */
export function NewTabHint({ newTab = defaultWords.newTab }: Partial<typeof defaultWords>) {
  return <VisuallyHidden> {newTab}</VisuallyHidden>
}

/** Attributes of a link that opens beside the page; the new page learns nothing of this one. */
export function newTabAttributes(newTab: boolean) {
  return newTab ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
}
