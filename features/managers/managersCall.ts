import { signedInCalls } from '../shared/api/signedInCalls.ts'

/** A call of somebody who is signed in to the managers' app. */
export const managersCall = signedInCalls('/api/v6/managers')
