import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { type Account, AccountProvider } from '../ui/PublicPage/SignedIn.tsx'

export const onSignOut = fn()

/** The signed-in person of the stories. */
export const account: Account = { name: 'Maya Lindqvist', email: 'maya@mail.example', signOutLabel: 'Sign out', onSignOut }

/** The manager of the stories. */
export const manager: Account = { name: 'Noor Haddad', email: 'noor.haddad@restaurants.example', signOutLabel: 'Logout', onSignOut }

/** Shows a page to somebody who is signed in. */
export const signedInAs =
  (person: Account = account): Decorator =>
  (Story) => (
    <AccountProvider value={person}>
      <Story />
    </AccountProvider>
  )
