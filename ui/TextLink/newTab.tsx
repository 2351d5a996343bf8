import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { defaultMessages } from './messages.ts'

export type NewTabProps = {
  /** Opens in a new tab, so that nothing on this page is lost. */
  newTab?: boolean
  /** Texts to use instead of the defaults in TextLink/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

export function NewTabHint({ newTab = defaultMessages.newTab }: Partial<typeof defaultMessages>) {
  return <VisuallyHidden> {newTab}</VisuallyHidden>
}

/** Attributes of a link that opens a new tab, without a referrer or opener. */
export function newTabAttributes(newTab: boolean) {
  return newTab ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
}
