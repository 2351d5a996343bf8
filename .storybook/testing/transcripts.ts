/** The first screen and the main steps of each app's main walk: a screen reader reads these stories in their tests. */
export const transcripts = {
  claim: [
    'screens-claim--offer-code',
    'screens-claim-typing--email-input-all-wrong',
    'screens-claim--sms-verification',
    'screens-claim--success',
  ],
  store: ['screens-store--tiers', 'screens-store-amounts--open-amount-too-little'],
  checkout: ['screens-checkout--checkout', 'screens-checkout-payment--payment-monthly', 'screens-checkout--confirmation'],
  gift: ['screens-gift--sealed', 'screens-gift--open', 'screens-gift-balance--known'],
  diner: ['screens-diner-checkout--choosing-member', 'screens-diner-checkout-split--choosing-split', 'screens-diner-success--ready'],
  pos: ['screens-pos--redeem-credit', 'screens-pos-ends--success'],
  'bulk-gifting': [
    'screens-bulk-gifting-calculator--start',
    'screens-bulk-gifting-recipients--listed',
    'screens-bulk-gifting-details--typing',
    'screens-bulk-gifting-payment--ready',
    'screens-bulk-gifting-ordered--ordered',
  ],
  managers: [
    'screens-managers-diner-selection--guests',
    'screens-managers-checkout--bill',
    'screens-managers-checkout--payment',
    'screens-managers-checkout--success',
    'screens-managers-refund--open',
  ],
  partners: [
    'screens-partners-dashboard--in-progress',
    'screens-partners-location--ready-invalid',
    'screens-partners-images--ready',
    'screens-partners-team--ready',
  ],
  business: ['screens-business--page'],
  ambassador: ['screens-ambassador-profile--ready'],
  embed: ['screens-embed-map--ready-near', 'screens-embed-privacy-choices--choosing'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Transcribed = (typeof transcripts)[keyof typeof transcripts][number]

const files = new Map<string, string>(
  Object.entries(transcripts).flatMap(([app, stories]) =>
    stories.map((story) => [story, `stories/accessibility/transcripts/${app}/${story.replace('screens-', '')}.txt`] as const),
  ),
)

/** The file of a story's transcript; none where no transcript is kept. */
export function fileOf(story: Transcribed): string
export function fileOf(story: string): string | undefined
export function fileOf(story: string): string | undefined {
  return files.get(story)
}

/** All files of transcripts. */
export const transcriptFiles: readonly string[] = [...files.values()]
