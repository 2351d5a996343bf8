/** The person's situation in a state. */
export const kinds = ['happy path', 'waiting', 'refusal', 'failure', 'empty', 'long content'] as const
export type Kind = (typeof kinds)[number]

export const isKind = (text: unknown): text is Kind => kinds.some((kind) => kind === text)

const oneOf = (...words: readonly string[]) => new RegExp(words.join(' ').replaceAll(' ', '|'))

/** Words in names of states, in the order in which they are looked for. `__` is the beginning of a variant. */
const words: readonly (readonly [Kind, RegExp])[] = [
  [
    'failure',
    oneOf(
      'Fail Offline Timeout Error Malformed Unreachable Blocked Unavailable Broken Stale Unread PartlyUploaded __Server',
      // Whether a write happened is not known, or is known by now.
      'Unresolved [a-z]Unknown InDoubt TillNotInformed NoFinalAnswer NotCharged NotClaimed NotMade NotSent NotSaved',
    ),
  ],
  [
    'waiting',
    oneOf(
      'Load [Ss]ending Slow Wait Processing Checking Claiming Paying LookingUp Saving Refreshing Preparing Authenticating',
      'Repricing Exchanging Linking Disconnecting Uploading Exporting Searching Approving Closing Asking Mailing Completing',
      'Verifying Reading Changing __Finding',
    ),
  ],
  [
    'refusal',
    oneOf(
      'Refus [Dd]eclin Wrong Invalid Mistake Incorrect Incomplete Missing Required Rejected Suspended Stolen Insufficient Exceeded',
      'NotAccepted NotAdmitted NotTaken NotSupported NotVerified NotSubscription TooLittle TooMuch TooMany TooSmall TooHigh TooLarge',
      'TooShort __Short Ended Expired Unknown SoldOut NoLonger Gone GivenUp Redeemed Disabled SignedOut NoAccount LastAdmin',
      'Already PrevClaimed PrevUsed NewUserOnly OwnReferral __Over',
    ),
  ],
  ['empty', oneOf('Empty Emptied Nothing None Nobody NotFound NoGift NoData NoOffers NoCards NoStatistics NoResult')],
  ['long content', oneOf('Long [Aa]bsurd Many Huge TenThousand Large Crowded Twenty')],
]

const said = (text: string): Kind | undefined => words.find(([, pattern]) => pattern.test(text))?.[0]

/**
 * The kind of a state, from the words in its name: those of its variant first, then those of its step, then those of its
 * page, such as "Checkout declines".
 */
export function kindOf(exportName: string, title: string): Kind {
  const [step = '', variant] = exportName.split('__')
  // A long load is a wait, not a long text.
  if (step.startsWith('Loading')) return 'waiting'
  return (variant && said(`__${variant}`)) || said(step) || said(title) || 'happy path'
}
