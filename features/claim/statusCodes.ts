import type { ClaimStatus } from './claim.ts'

export const statusCodes: Readonly<Partial<Record<ClaimStatus, number>>> = {
  offerCode: 0,
  claimCode: 1,
  emailInput: 2,
  smsVerification: 3,
  authentication: 4,
  success: 5,
  altVerification: 6,
  noAccount: 7,
  prevClaimed: 8,
  prevUsed: 9,
  returnUserNoLongerAvailable: 10,
  returnUserNewUserOnly: 11,
  newUserNoLongerAvailable: 12,
  claimOwnReferral: 13,
  emailClaimSuccess: 14,
  suspendedAccount: 15,
}

/** A status as events have it: its name, and the code of those that have one (A §2). */
export function statusFacts(status: ClaimStatus): { readonly status: ClaimStatus; readonly status_code?: number } {
  const code = statusCodes[status]
  return code === undefined ? { status } : { status, status_code: code }
}
