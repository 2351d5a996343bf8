import { Button } from '../../ui/Button/Button.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'

/** Somebody signed in who belongs to no project. */
export const NoProjectScreen = ({ onSignOut }: { readonly onSignOut: () => void }) => (
  <Screen
    title="You have no project yet"
    intro="A project shows here once someone invites you to it. If you have another account, sign out and sign in with that one.">
    <Button wide variant="soft" icon="logout" onClick={onSignOut}>
      Sign out
    </Button>
    <SupportLink />
  </Screen>
)
