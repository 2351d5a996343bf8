import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { Screen } from '../shared/screens/Screen.tsx'

/** The address names a project that this person may not see, or that is not there. */
export const NoAccessScreen = ({ projectsHref }: { readonly projectsHref: string }) => (
  <Screen title="Project">
    <ErrorState
      reason="missing"
      title="You cannot open this project"
      text="The address may be wrong, or your team may have changed. Ask the person who invited you."
      action={<TextLink href={projectsHref}>Open a project of yours</TextLink>}
    />
  </Screen>
)

export const NoProjectScreen = () => (
  <Screen
    title="You have no project yet"
    intro="A project shows here once someone invites you to it. If you have another account, sign out and sign in with that one.">
    <SupportLink />
  </Screen>
)
