import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import { backLabel, type PageLinks } from '../hosts.ts'
import { PassMapLink } from '../../shared/screens/PassMapLink.tsx'

type Props = {
  title?: string
  intro: string
  links: PageLinks
  /** Reads it again, after a failed read. */
  onRetry?: (() => void) | undefined
  /** The main action, if it is neither to try again nor to go back. */
  action?: ReactNode
}

/** Nothing can be bought here. The buyer can always go back. */
export const Unavailable = ({ links, ...failure }: Props) => (
  <FailureScreen {...failure}>
    <LinkButton wide href={links.backHref} variant={failure.onRetry || failure.action ? 'soft' : 'solid'}>
      {backLabel(links.host)}
    </LinkButton>
    <SupportLink />
    <PassMapLink {...links} />
  </FailureScreen>
)
