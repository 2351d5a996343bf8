import { getCurrentUser } from '../../../features/account/api.ts'
import { callSignedIn } from '../api/callSignedIn.ts'

/** Reads who is signed in. `orAsGuest`: a page that guests have too forgets a session that the server refuses. */
export const readAccount = (signal: AbortSignal, orAsGuest: boolean) => callSignedIn(getCurrentUser, {}, { signal, orAsGuest })
