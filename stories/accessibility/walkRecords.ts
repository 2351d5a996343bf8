import { type Transcribed, fileOf } from '../../.storybook/testing/transcripts.ts'
import type { Aspect } from './aspects.ts'

/** A test by its file, and a part of its title. */
export type Proof = { readonly file: string; readonly test: string }

/** The proof of each aspect. */
export type WalkRecord = { readonly walk: string; readonly app: string; readonly proofs: Readonly<Record<Aspect, Proof>> }

const layout = (address: string): Proof => ({ file: 'apps/e2e/whole/layout.e2e.ts', test: address })

/** Screens are made of the components of `ui`, each of which is checked in forced colors. */
const byItsComponents: Proof = {
  file: 'stories/conformance/EveryStory.stories.tsx',
  test: 'The stories of every component are split into six shares',
}

/** The words that a screen reader reads out of the walk's main screen; the app's other transcripts are beside the file. */
const spoken = (story: Transcribed, heading: string): Proof => ({ file: fileOf(story), test: `heading, ${heading}, level 1` })

/** The walk checks its screens at 320 px, with text of twice the size. */
const onTheWalk = (file: string): Proof => ({ file, test: 'await expectFitsLarge(' })

/** The main walk of each surface. Each proof is a test that runs. */
export const walkRecords: readonly WalkRecord[] = [
  {
    walk: 'Claim an offer',
    app: 'claim',
    proofs: {
      keyboard: { file: 'apps/claim/keyboard.e2e.ts', test: 'a whole claim by Tab, Enter and typing' },
      screenReader: spoken('screens-claim-typing--email-input-all-wrong', 'Claim your offer'),
      forcedColors: byItsComponents,
      zoom: layout("'claim/'"),
    },
  },
  {
    walk: 'Buy credit: choose an amount',
    app: 'store',
    proofs: {
      keyboard: { file: 'apps/store/purchase.e2e.ts', test: 'an amount is chosen, corrected and sent by keyboard alone' },
      screenReader: spoken('screens-store--tiers', 'Dining credit, with a little on us'),
      forcedColors: byItsComponents,
      zoom: layout("'store/'"),
    },
  },
  {
    walk: 'Buy credit: pay',
    app: 'checkout',
    proofs: {
      keyboard: { file: 'apps/checkout/e2e/paths.e2e.ts', test: 'the whole payment with the keyboard' },
      screenReader: spoken('screens-checkout-payment--payment-monthly', 'Payment'),
      forcedColors: byItsComponents,
      zoom: layout("'checkout/?ico_id=ico-100'"),
    },
  },
  {
    walk: 'Split and pay a bill, hosted checkout',
    app: 'pos',
    proofs: {
      keyboard: { file: 'apps/pos/split.e2e.ts', test: 'a bill is split and paid by keyboard alone' },
      screenReader: spoken('screens-pos--redeem-credit', 'Review Payment'),
      forcedColors: byItsComponents,
      zoom: onTheWalk('apps/pos/split.e2e.ts'),
    },
  },
  {
    walk: 'Pay a check at the table',
    app: 'diner',
    proofs: {
      keyboard: { file: 'apps/diner/rating.e2e.ts', test: 'a guest pays a check by keyboard alone' },
      screenReader: spoken('screens-diner-checkout-split--choosing-split', 'Pay your bill'),
      forcedColors: byItsComponents,
      zoom: onTheWalk('apps/diner/rating.e2e.ts'),
    },
  },
  {
    walk: 'Estimate the earnings',
    app: 'business',
    proofs: {
      keyboard: { file: 'apps/business/business.e2e.ts', test: 'the calculator works by keyboard alone' },
      screenReader: spoken('screens-business--page', 'Dine with your team, and earn on every table'),
      forcedColors: byItsComponents,
      zoom: layout("'business/'"),
    },
  },
  {
    walk: 'Find a restaurant on the map',
    app: 'embed',
    proofs: {
      keyboard: { file: 'apps/embed/embed.e2e.ts', test: 'is used by keyboard from its list' },
      screenReader: spoken('screens-embed-map--ready-near', 'Our restaurants'),
      forcedColors: byItsComponents,
      zoom: layout("'embed/map'"),
    },
  },
  {
    walk: 'Open a gift',
    app: 'gift',
    proofs: {
      keyboard: { file: 'apps/gift/gift.e2e.ts', test: 'a gift is opened by keyboard alone' },
      screenReader: spoken('screens-gift--open', 'Claim your $50'),
      forcedColors: byItsComponents,
      zoom: onTheWalk('apps/gift/gift.e2e.ts'),
    },
  },
  {
    walk: 'Order gifts for many',
    app: 'bulk-gifting',
    proofs: {
      keyboard: { file: 'apps/bulk-gifting/once.e2e.ts', test: 'gifts are ordered by keyboard alone' },
      screenReader: spoken('screens-bulk-gifting-payment--ready', 'Check and pay'),
      forcedColors: byItsComponents,
      zoom: onTheWalk('apps/bulk-gifting/once.e2e.ts'),
    },
  },
  {
    walk: 'Pay a guest’s check as a manager',
    app: 'managers',
    proofs: {
      keyboard: { file: 'apps/managers/checkout/checkout.managers.e2e.ts', test: 'a manager signs in and pays a check by keyboard alone' },
      screenReader: spoken('screens-managers-checkout--payment', 'Payment'),
      forcedColors: byItsComponents,
      zoom: onTheWalk('apps/managers/checkout/checkout.managers.e2e.ts'),
    },
  },
  {
    walk: 'Add a restaurant’s pictures',
    app: 'partners',
    proofs: {
      keyboard: { file: 'apps/partners/brands/uploads.e2e.ts', test: 'a hero is cropped by keyboard' },
      screenReader: spoken('screens-partners-images--ready', 'Images of Harbor & Rye'),
      forcedColors: byItsComponents,
      zoom: onTheWalk('apps/partners/partners.e2e.ts'),
    },
  },
]
