import type { Measured } from './lighthouse.ts'
import type { Step } from './walk.ts'

/** A figure of Lighthouse, `usable` as a multiple of the bare page's, or the longest time from a press to the next paint. */
export type Figure = Exclude<keyof Measured, 'failures'> | 'timesBare' | 'answers'

export interface Page {
  app: string
  /** Relative to the app's folder. */
  path: string
  /** The first steps of a guest; none where there are only links away. Ends before the page is left: the browser deletes the data of a page that is left. */
  walk: readonly Step[]
  /** Upper limits, times in milliseconds. */
  most: Readonly<Partial<Record<Figure, number>>>
  /** Lower limits of scores. */
  least: Readonly<Partial<Record<Figure, number>>>
}

const least = { performance: 97, accessibility: 100, bestPractices: 100, seo: 100 }

/** A page that should show its largest text or picture within so many milliseconds. A press is answered within 200 ms: a good INP. */
const page = (app: string, path: string, lcp: number, ...walk: Step[]): Page => ({
  app,
  path,
  walk,
  most: { fcp: 1200, lcp, tbt: 100, cls: 0.005, answers: 200, timesBare: 2 },
  least,
})

const order = '?pos=tableside&location=harbor&ticket=1042'

const type = (label: string | RegExp, text: string): Step => ['type', label, text]
const press = (name: string | RegExp): Step => ['press', name]

const email = type(/^(Work )?email/i, 'ada@example.com')
const signIn = [email, type('Password', 'dinner4two'), press('Show password'), press(/^Sign in/)]
const places = [press('Nearer'), press('Farther'), press(/^Kumo Ramen/)]

export const pages: Readonly<Record<string, Page>> = {
  claim: page('claim', `#${btoa('WELCOME25')}`, 1300, email, press('Claim my offer')),
  store: page(
    'store',
    '?project=bonuspercent&utm_source=mail',
    1300,
    press(/^Pay \$50/),
    press(/^Pay \$250/),
    type('Or type your own amount', '5'),
  ),
  business: page('business', '?utm_source=mail', 1300, press('See what you’d earn'), press('Next slide'), press('Previous slide')),
  checkout: page('checkout', '?ico_id=ico-100&code=SPRING10', 1450, email, type('First name', 'Ada'), press('Continue to payment')),
  managers: page('managers', '', 1300, type('Phone number', '2025550123'), press('Text me a code')),
  partners: page('partners', '', 1300, ...signIn),
  pos: page('pos', order, 1300, ...signIn),
  diner: page('diner', order, 1450, press(/^18%/), press('No tip'), press('Pay by card'), type('Card number', '4242'), press(/^Pay \$/)),
  'diner without a check': page('diner', '', 1450),
  gift: page('gift', '?gift=dinner', 1450, press('Open your gift'), press('Copy the code'), press('Explore locations'), ...places),
  'gift without an address': page('gift', '', 1450, press('Explore locations'), ...places),
  'bulk-gifting': page('bulk-gifting', '', 1450, ...signIn),
  calculator: page('bulk-gifting', 'calculator', 1300, type('Number of recipients', '0'), press('$250'), press('$25')),
  'partners join': page('partners', 'join', 1450, type('Name of your restaurant', 'harbor'), press('My restaurant is not listed')),
  'email review': page('partners', 'email-review?id=41', 1450),
  map: page('embed', 'map?pass=true', 1700, ...places),
  privacy: page('embed', 'privacy', 1700, press('Opt out this browser')),
}

/** The first steps on the page that each is compared with: `.ci/bare`. */
export const bareWalk = [type('Email', 'ada@example.com'), press('Send')]

/** The names of the figures that miss their budget. What was not measured misses none. */
export function missedBy({ most, least: lowest }: Page, measured: Readonly<Record<string, unknown>>): string[] {
  const missed = (limits: Page['most'], isBeyond: (figure: number, limit: number) => boolean): string[] =>
    Object.entries(limits)
      .filter(([name, limit]) => isBeyond(Number(measured[name]), limit))
      .map(([name]) => name)
  return [...missed(most, (figure, limit) => figure > limit), ...missed(lowest, (figure, limit) => figure < limit)]
}
