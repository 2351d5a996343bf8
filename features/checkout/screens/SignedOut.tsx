import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import type { PageLinks } from '../hosts.ts'
import type { StepProps } from '../checkout.ts'
import { Unavailable } from './Unavailable.tsx'

const paid = 'What you bought is paid, and its receipt is in your email.'

type Props = Pick<StepProps<'signedOut'>, 'state'> & { links: PageLinks }

/** The end of a purchase whose buyer has signed out. It names nobody: the next person may read it. */
export const SignedOut = ({ state, links }: Props) => (
  <PublicPage>
    <Unavailable
      title="You are signed out"
      intro={state.isToGive ? `${paid} The receipt holds the gift: forward it, or print it.` : paid}
      links={links}
    />
  </PublicPage>
)
