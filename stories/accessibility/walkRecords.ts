import type { Proof } from '../coverage/proof.ts'
import type { Aspect } from './aspects.ts'

/** The proof of each aspect. */
export type WalkRecord = { readonly walk: string; readonly app: string; readonly proofs: Readonly<Record<Aspect, Proof>> }

/** The first page of an app, at 320 px and with text of twice the size. */
const firstPage: Proof = { file: 'apps/e2e/whole/layout.e2e.ts', test: 'fits at 320 px with text at 200 %' }

/** Screens are made of the components of `ui`, each of which is checked in forced colors. */
const byItsComponents: Proof = { file: 'stories/conformance/EveryStory.stories.tsx', test: 'FirstShare' }

type MainWalk = { readonly walk: string; readonly app: string; readonly keyboard: Proof; readonly spoken: Proof; readonly zoom?: Proof }

/**
 * The record of a walk by keyboard. A screen reader reads the story of its main screen; where no other test is named, the walk itself checks
 * its screens at 320 px with text of twice the size.
 */
const record = ({ walk, app, keyboard, spoken, zoom = keyboard }: MainWalk): WalkRecord => ({
  walk,
  app,
  proofs: { keyboard, screenReader: spoken, forcedColors: byItsComponents, zoom },
})

const story = (name: string, test: string): Proof => ({ file: `stories/${name}.stories.tsx`, test })

/** The main walk of each surface. */
export const walkRecords: readonly WalkRecord[] = [
  record({
    walk: 'Claim an offer',
    app: 'claim',
    keyboard: { file: 'apps/claim/keyboard.e2e.ts', test: 'a whole claim by Tab, Enter and typing' },
    spoken: story('claim/ClaimTyping', 'EmailInputAllWrong'),
    zoom: firstPage,
  }),
  record({
    walk: 'Buy credit: choose an amount',
    app: 'store',
    keyboard: { file: 'apps/store/purchase.e2e.ts', test: 'an amount is chosen, corrected and sent by keyboard alone' },
    spoken: story('store/Purchase', 'Tiers'),
    zoom: firstPage,
  }),
  record({
    walk: 'Buy credit: pay',
    app: 'checkout',
    keyboard: { file: 'apps/checkout/e2e/paths.e2e.ts', test: 'the whole payment with the keyboard' },
    spoken: story('checkout/CheckoutPayment', 'PaymentMonthly'),
    zoom: firstPage,
  }),
  record({
    walk: 'Split and pay a bill, hosted checkout',
    app: 'pos',
    keyboard: { file: 'apps/pos/split.e2e.ts', test: 'a bill is split and paid by keyboard alone' },
    spoken: story('pos/Pos', 'RedeemCredit'),
  }),
  record({
    walk: 'Pay a check at the table',
    app: 'diner',
    keyboard: { file: 'apps/diner/keyboard.e2e.ts', test: 'a guest pays a check by keyboard alone' },
    spoken: story('diner/CheckoutSplit', 'ChoosingSplit'),
  }),
  record({
    walk: 'Estimate the earnings',
    app: 'business',
    keyboard: { file: 'apps/business/business.e2e.ts', test: 'the calculator works by keyboard alone' },
    spoken: story('business/Business', 'Page'),
    zoom: firstPage,
  }),
  record({
    walk: 'Find a restaurant on the map',
    app: 'embed',
    keyboard: { file: 'apps/embed/embed.e2e.ts', test: 'is used by keyboard from its list' },
    spoken: story('embed/MapEmbed', 'ReadyNear'),
    zoom: firstPage,
  }),
  record({
    walk: 'Open a gift',
    app: 'gift',
    keyboard: { file: 'apps/gift/gift.e2e.ts', test: 'a gift is opened by keyboard alone' },
    spoken: story('gift/GiftClaim', 'Open'),
  }),
  record({
    walk: 'Order gifts for many',
    app: 'bulk-gifting',
    keyboard: { file: 'apps/bulk-gifting/once.e2e.ts', test: 'gifts are ordered by keyboard alone' },
    spoken: story('bulk-gifting/Pay', 'Ready'),
  }),
  record({
    walk: 'Pay a guest’s check as a manager',
    app: 'managers',
    keyboard: { file: 'apps/managers/checkout/checkout.managers.e2e.ts', test: 'a manager signs in and pays a check by keyboard alone' },
    spoken: story('managers/CheckoutPayment', 'Payment'),
  }),
  record({
    walk: 'Add a restaurant’s pictures',
    app: 'partners',
    keyboard: { file: 'apps/partners/brands/uploads.e2e.ts', test: 'a hero is cropped by keyboard' },
    spoken: story('partners/BrandImages', 'Ready'),
    zoom: { file: 'apps/partners/partners.e2e.ts', test: 'finds it and the list again after a reload' },
  }),
]
