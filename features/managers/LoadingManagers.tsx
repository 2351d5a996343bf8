import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { LoadingForm } from '../shared/screens/LoadingForm.tsx'

/** Shown before it is known whether a manager is signed in: what the app is for, and a placeholder of the form. */
export const LoadingManagers = () => (
  <PublicPage content="tool">
    <LoadingForm title="Managers" intro="Look up your guests, help them check out, and refund a payment." label="One moment…" fields={1} />
  </PublicPage>
)
