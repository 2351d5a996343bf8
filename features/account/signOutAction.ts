/** The header's button to sign out, where somebody is signed in and may leave now. */
export const signOutAction = (onSignOut: (() => void) | null) =>
  onSignOut === null ? {} : { action: { label: 'Sign out', onClick: onSignOut } }
