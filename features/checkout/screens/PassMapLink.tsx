import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Elsewhere } from './StepProps.ts'

/** At the pass host: links the map of places that accept the pass (ENT-06). */
export const PassMapLink = ({ host, passMapHref }: Elsewhere) =>
  host === 'pass' ? <TextLink href={passMapHref}>See where the pass is taken</TextLink> : null
