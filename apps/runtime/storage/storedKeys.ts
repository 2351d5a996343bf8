/** Somebody signed out, or the server ended the session. */
export type WhySignedOut = 'signedOut' | 'expired'

// The keys that survive a sign-out in the browser's storage. A key that is not named here belongs to the person who was
// signed in: every end of the session removes it.

/** The keys of the device or the visit, without personal data. */
const ofDevice: readonly RegExp[] = [
  /^device$/,
  /^(\w+\.)?(signedOut|seenSignOut)$/,
  // Open payments and refunds, and the marks of those that are over. They name the thing that is paid, and not the payer; only a manager's
  // bill without a number is named by its guest.
  /^entry\./,
  // The origin of the visit: the campaign, and a restaurant's promo code.
  /^campaign$/,
  /^promo\./,
  // The fonts that this browser has, whether it has a wallet, and whether the device has explained a business expense.
  /^webFonts$/,
  /^wallets$/,
  /^manager\.businessExplained$/,
]

/** Work that the same person continues after their session has expired, and whose it is. Only "Sign out" removes it. */
const unfinished: readonly RegExp[] = [/^(\w+\.)?person$/, /^gifting\.draft/, /^partner\.edit\./, /^manager\.(locations|check)$/]

/** The part of that work that somebody else could read in the browser meanwhile: only the open page has it until they are back. */
const ofOpenPage: readonly RegExp[] = [/^partner\.edit\./]

/** Each audience signs in for itself. These keys are of one audience alone. */
const ofAudience: Readonly<Record<string, RegExp>> = {
  member: /^(token$|signedInAfter$|person$|choiceUnread\.)/,
  manager: /^manager\./,
  business: /^(business|gifting)\./,
  partner: /^partner\./,
}

const isAmong = (patterns: readonly RegExp[], key: string): boolean => patterns.some((pattern) => pattern.test(key))

/** Whether the end of a session removes this key. */
export function isForgotten(key: string, why: WhySignedOut, audience: string): boolean {
  const isOfOthers = Object.entries(ofAudience).some(([name, pattern]) => name !== audience && pattern.test(key))
  return !isOfOthers && !isAmong(ofDevice, key) && !(why === 'expired' && isAmong(unfinished, key))
}

/** Whether an expired session leaves this key only in the open page, and not in the browser's storage. */
export const isOfOpenPage = (key: string): boolean => isAmong(ofOpenPage, key)
