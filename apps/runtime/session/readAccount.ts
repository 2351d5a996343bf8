import { getCurrentUser } from '../../../features/account/api.ts'
import { callSignedIn } from '../api/callSignedIn.ts'

export const readAccount = (signal: AbortSignal) => callSignedIn(getCurrentUser, {}, { signal })
