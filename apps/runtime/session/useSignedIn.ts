import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session.ts'
import { token } from './token.ts'

/** Whether somebody is signed in for this page; follows a sign-out in another tab. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, () => token() !== null)
