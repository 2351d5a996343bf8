import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { LoadingForm } from '../shared/screens/LoadingForm.tsx'

/** The purpose of the portal. */
export const portalIntro = 'Set up your restaurants, and see what is still missing.'

/** Shown before it is known whether a partner is signed in. Also the shell of the page. */
export const LoadingPartner = () => (
  <PublicPage content="tool">
    <LoadingForm title="Partner portal" intro={portalIntro} label="One moment…" />
  </PublicPage>
)
