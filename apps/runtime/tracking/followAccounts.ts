import { getCurrentUser } from '../../../features/account/api.ts'
import { call, onOwnAccount } from '../api/call.ts'
import { followChoice } from './consent.ts'

/** Follows the choice of everybody who signs in on this page, or is read as signed in. */
export const followAccounts = (): void => onOwnAccount((body, by) => followChoice(body, by, (token) => call(getCurrentUser, {}, { token })))
