/**
 * The main screen of each app's main walk: a screen reader by other people reads it, in the order in which it speaks. `stories/texts` has the
 * words of every story.
 */
export const transcripts = {
  claim: 'screens-claim-typing--email-input-all-wrong',
  store: 'screens-store--tiers',
  checkout: 'screens-checkout-payment--payment-monthly',
  gift: 'screens-gift--open',
  diner: 'screens-diner-checkout-split--choosing-split',
  pos: 'screens-pos--redeem-credit',
  'bulk-gifting': 'screens-bulk-gifting-payment--ready',
  managers: 'screens-managers-checkout--payment',
  partners: 'screens-partners-images--ready',
  business: 'screens-business--page',
  ambassador: 'screens-ambassador-profile--ready',
  embed: 'screens-embed-map--ready-near',
} as const satisfies Readonly<Record<string, string>>

export type Transcribed = (typeof transcripts)[keyof typeof transcripts]

const files = new Map<string, string>(
  Object.entries(transcripts).map(([app, story]) => [
    story,
    `stories/accessibility/transcripts/${app}/${story.replace('screens-', '')}.txt`,
  ]),
)

/** The file of a story's transcript; none where no transcript is kept. */
export function fileOf(story: Transcribed): string
export function fileOf(story: string): string | undefined
export function fileOf(story: string): string | undefined {
  return files.get(story)
}

/** All files of transcripts. */
export const transcriptFiles: readonly string[] = [...files.values()]
