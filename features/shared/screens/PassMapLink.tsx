import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { HostPrefix } from '../links/hostPrefix.ts'

/** At the pass host: links the map of places that accept the pass. */
export const PassMapLink = ({ host, passMapHref }: { host: HostPrefix; passMapHref: string }) =>
  host === 'pass' ? <TextLink href={passMapHref}>See where the pass is taken</TextLink> : null
