import { createContext, useContext } from 'react'
import { link } from './HeaderLinks.css.ts'
import * as styles from './SignedIn.css.ts'

/** The signed-in person, and their way out. */
export type Account = {
  /** Null until it is known. */
  readonly name: string | null
  /** Null until it is known, and where the account has none. */
  readonly email: string | null
  /** The surface's word for it: "Sign out". */
  readonly signOutLabel: string
  readonly onSignOut: () => void
}

const Signed = createContext<Account | null>(null)

/** Sets who is signed in, for the headers and the navigation of all pages below. */
export const AccountProvider = Signed.Provider

/** The signed-in person; null for a guest. */
export const useAccount = (): Account | null => useContext(Signed)

/** In a header: who is signed in, above the button that signs them out. */
export function SignedIn() {
  const account = useAccount()
  return (
    account && (
      <div className={styles.account} data-account>
        {account.name !== null && (
          <span className={styles.name} title={account.name}>
            {account.name}
          </span>
        )}
        <button type="button" className={link} onClick={account.onSignOut}>
          {account.signOutLabel}
        </button>
      </div>
    )
  )
}
