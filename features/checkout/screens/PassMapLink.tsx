import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Elsewhere } from './StepProps.ts'

/** At a host for the pass: the places that take it (ENT-06). */
export const PassMapLink = ({ host, passMapHref }: Elsewhere) =>
  host === 'pass' ? <TextLink href={passMapHref}>See where the pass is taken</TextLink> : null
