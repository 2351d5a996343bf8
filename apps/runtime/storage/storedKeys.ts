/** Somebody signed out, or the server ended the session. */
export type WhySignedOut = 'signedOut' | 'expired'

/**
 * Every key of the browser's storages, by its beginning: no other can be written. What the end of a session does with it:
 * - `goes`: it ends with the session.
 * - `waits`: its person continues after a session that was lost. "Sign out", or the sign-in of somebody else, removes it.
 * - `waitsInPage`: the same, for what others could read in the browser meanwhile: until its person is back, only the open page has it.
 * - `stays`: it is the device's or the visit's, without personal data.
 */
export const storedKeys = {
  device: 'stays',
  session: 'goes',
  // The origin of the visit: the campaign, and a restaurant's promo code.
  campaign: 'stays',
  promo: 'stays',
  // The fonts that this browser has, whether it has a wallet, and whether the device has explained a business expense.
  webFonts: 'stays',
  wallets: 'stays',
  'manager.businessExplained': 'stays',
  // Open payments and refunds, and the marks of those that are over. They name the thing that is paid, and not the payer; only a manager's
  // bill without a number is named by its guest.
  entry: 'stays',
  probe: 'goes',
  paid: 'goes',
  right: 'goes',
  attempt: 'goes',
  flow: 'goes',
  payment: 'goes',
  done: 'goes',
  'gifting.draft': 'waitsInPage',
  'manager.check': 'waitsInPage',
  'manager.locations': 'waits',
  'partner.edit': 'waitsInPage',
  'partner.project': 'goes',
  token: 'goes',
  signedInAfter: 'goes',
  choiceUnread: 'goes',
  // Whose it is that waits.
  person: 'waits',
  signedOut: 'stays',
  seenSignOut: 'stays',
} as const

type Beginning = keyof typeof storedKeys

/** Each audience signs in for itself, and has a key of its own: `manager.token`. */
export const keysOfEach = ['token', 'signedInAfter', 'choiceUnread', 'person', 'signedOut', 'seenSignOut'] as const satisfies Beginning[]

export const staff = ['manager', 'business', 'partner'] as const

type Under<Name extends string> = Name | `${Name}.${string}`
export type KeyOfEach = Under<(typeof keysOfEach)[number]>
export type StoredKey = Under<Beginning> | `${(typeof staff)[number]}.${KeyOfEach}`

const isUnder = (key: string, name: string): boolean => `${key}.`.startsWith(`${name}.`)

function endOf(key: string) {
  const found = Object.entries(storedKeys).find(
    ([name]) => isUnder(key, name) || isUnder(key.replace(/^(manager|business|partner)\./, ''), name),
  )
  return found?.[1] ?? 'goes'
}

/** The audience that alone has this key; null for a key of no audience. */
function audienceOf(key: string): string | null {
  const [first = ''] = key.split('.')
  if (first === 'gifting') return 'business'
  if (staff.some((name) => name === first)) return first
  return keysOfEach.some((name) => name === first) ? 'member' : null
}

/** The effect of a session's end on a key: it stays, goes, or stays in the open page alone. */
export function endFor(key: string, why: WhySignedOut, audience: string): 'stays' | 'goes' | 'inPage' {
  const end = endOf(key)
  if (end === 'stays' || (audienceOf(key) ?? audience) !== audience) return 'stays'
  if (why === 'signedOut' || end === 'goes') return 'goes'
  return end === 'waits' ? 'stays' : 'inPage'
}
