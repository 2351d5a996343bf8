import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, expectTypeOf, it } from 'vitest'
import type { CodeSubmission } from '../features/account/codeSubmission.ts'
import type { Resetting } from '../features/account/resetting.ts'
import type { nearbyVariants } from '../features/brands/examples/nearby.ts'
import type { GiftReceipt } from '../features/bulk-gifting/pay/giftOrder.ts'
import type { Upload } from '../features/bulk-gifting/recipients/upload.ts'
import type { CalculatorState } from '../features/calculator/calculator.ts'
import type { calculatorVariants } from '../features/calculator/examples.ts'
import type { BoughtState } from '../features/checkout/bought.ts'
import type { CheckoutState } from '../features/checkout/checkout.ts'
import type { ClaimState } from '../features/claim/claim.ts'
import type { variants as claimVariants } from '../features/claim/examples/variants.ts'
import type { CheckView } from '../features/diner/checkView.ts'
import type { giftVariants } from '../features/gift/examples.ts'
import type { GiftView } from '../features/gift/gift.ts'
import type { CheckoutState as ManagersCheckoutState } from '../features/managers/checkout/checkout.ts'
import type { mapVariants } from '../features/map/examples/states.ts'
import type { LeadStep } from '../features/partners/lead/lead.ts'
import type { PaymentState } from '../features/payment/attempt/payment.ts'
import type { LunchPayment } from '../features/payment/examples.ts'
import type { PosState } from '../features/pos/states.ts'
import type { posVariants } from '../features/pos/examples/states.ts'
import type { Signal } from '../features/privacy/privacy.ts'
import type { Submission } from '../features/shared/api/answers/answer.ts'
import type { purchaseVariants } from '../features/store/examples/states.ts'
import type { PurchaseState } from '../features/store/purchase.ts'
import type { boughtExamples } from '../mocks/examples/checkout/bought.ts'
import type { checkoutVariants } from '../mocks/examples/checkout/variants.ts'
import type * as forgotPassword from './account/ForgotPassword.stories.tsx'
import type * as textedCode from './account/TextedCode.stories.tsx'
import type * as giftsOrdered from './bulk-gifting/Ordered.stories.tsx'
import type * as giftRecipients from './bulk-gifting/Recipients.stories.tsx'
import type * as brandCarousel from './business/BrandCarousel.stories.tsx'
import type * as calculator from './business/Calculator.stories.tsx'
import type * as checkout from './checkout/Checkout.stories.tsx'
import type * as checkoutDetails from './checkout/CheckoutDetails.stories.tsx'
import type * as checkoutDone from './checkout/CheckoutDone.stories.tsx'
import type * as checkoutGiftAddress from './checkout/CheckoutGiftAddress.stories.tsx'
import type * as checkoutPayment from './checkout/CheckoutPayment.stories.tsx'
import type * as checkoutTotal from './checkout/CheckoutTotal.stories.tsx'
import type * as checkoutWallet from './checkout/CheckoutWallet.stories.tsx'
import type * as claim from './claim/Claim.stories.tsx'
import type * as claimContact from './claim/ClaimContact.stories.tsx'
import type * as claimEndings from './claim/ClaimEndings.stories.tsx'
import type * as claimInvited from './claim/ClaimInvited.stories.tsx'
import type * as claimSteps from './claim/ClaimSteps.stories.tsx'
import type * as dinerCheck from './diner/Check.stories.tsx'
import type * as dinerCodeEnded from './diner/CodeEnded.stories.tsx'
import type * as map from './embed/MapEmbed.stories.tsx'
import type * as privacy from './embed/PrivacyChoices.stories.tsx'
import type * as gift from './gift/GiftClaim.stories.tsx'
import type * as managersCheckout from './managers/Checkout.stories.tsx'
import type * as dinerSelection from './managers/DinerSelection.stories.tsx'
import type * as phoneStep from './managers/PhoneStep.stories.tsx'
import type * as emailReview from './partners/email-review/EmailReview.stories.tsx'
import type * as emailApproval from './partners/email-review/EmailReviewApproval.stories.tsx'
import type * as lead from './partners/lead/Lead.stories.tsx'
import type * as needHelp from './partners/NeedHelp.stories.tsx'
import type * as partnerSignIn from './partners/PartnerSignIn.stories.tsx'
import type * as payment from './payment/Payment.stories.tsx'
import type * as pos from './pos/Pos.stories.tsx'
import type * as posEnds from './pos/PosEnds.stories.tsx'
import type * as posSplit from './pos/PosSplit.stories.tsx'
import type * as posStages from './pos/PosStages.stories.tsx'
import type * as posVariantStories from './pos/PosVariants.stories.tsx'
import type * as purchase from './store/Purchase.stories.tsx'
import type * as purchaseAmounts from './store/PurchaseAmounts.stories.tsx'
import type * as purchaseTiers from './store/PurchaseTiers.stories.tsx'
import type { StatesWithoutStory, VariantsWithoutStory } from './statesWithoutStory.ts'

/** The statuses of a union that tells its members apart by another name. */
type Phases<P extends { readonly phase: string }> = { readonly status: P['phase'] }

/** The component of a story file, where it is a screen that reads: its name, and the exports of the file. */
function readingScreen(file: string): readonly [screen: string, exports: readonly string[]][] {
  const text = readFileSync(file, 'utf8')
  const name = /title: 'Screens\//.test(text) ? /\n {2}component: (\w+),/.exec(text)?.[1] : undefined
  const path = name && new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1]
  if (name === undefined || !path || !/: Remote</.test(readFileSync(join(dirname(file), path), 'utf8'))) return []
  return [[name, [...text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story)]]
}

it('has stories of each screen that reads, while it loads and when that failed', () => {
  const found = globSync('stories/**/*.stories.tsx').flatMap(readingScreen)
  const screens = new Map(found.map(([screen]) => [screen, found.filter(([other]) => other === screen).flatMap(([, stories]) => stories)]))
  expect(screens.size).toBeGreaterThan(15)
  const lines = { Loading: 'loading', Failed: "failedToLoad({ kind: 'server' })" }
  const missing = [...screens].flatMap(([screen, stories]) =>
    Object.entries(lines)
      .filter(([status]) => !stories.some((story) => story.includes(status)))
      .map(([status, value]) => `add to the stories of ${screen}: export const ${status}: Story = { args: { …: ${value} } }`),
  )
  expect(missing).toEqual([])
})

it('has a story for each of the lists of a guest', () => {
  type Lists = `transactions${'Loading' | 'Failed' | 'None'}` | `guests${'Loading' | 'Failed' | 'None'}`
  expectTypeOf<VariantsWithoutStory<Lists, typeof dinerSelection>>().toBeNever()
})

it('has a story for every status of a flow, a form and an upload', () => {
  expectTypeOf<StatesWithoutStory<CalculatorState, typeof calculator>>().toBeNever()
  expectTypeOf<StatesWithoutStory<Exclude<CheckoutState, BoughtState>, typeof checkout>>().toBeNever()
  expectTypeOf<StatesWithoutStory<ClaimState, typeof claim>>().toBeNever()
  expectTypeOf<StatesWithoutStory<GiftView, typeof gift>>().toBeNever()
  expectTypeOf<StatesWithoutStory<{ readonly status: LeadStep['step'] }, typeof lead>>().toBeNever()
  expectTypeOf<StatesWithoutStory<ManagersCheckoutState, typeof managersCheckout>>().toBeNever()
  expectTypeOf<StatesWithoutStory<PaymentState<LunchPayment>, typeof payment>>().toBeNever()
  expectTypeOf<StatesWithoutStory<PosState, typeof pos & typeof posEnds>>().toBeNever()
  expectTypeOf<StatesWithoutStory<PurchaseState, typeof purchase>>().toBeNever()
  expectTypeOf<StatesWithoutStory<Exclude<Upload, { status: 'none' }>, typeof giftRecipients>>().toBeNever()
  // An open check is a payment, whose statuses are stories of `Screens/Payment`; the sign-in is a page of its own.
  expectTypeOf<
    StatesWithoutStory<Exclude<CheckView, { status: 'open' | 'signInFirst' }>, typeof dinerCheck & typeof dinerCodeEnded>
  >().toBeNever()
  expectTypeOf<StatesWithoutStory<Phases<CodeSubmission>, typeof textedCode>>().toBeNever()
  expectTypeOf<StatesWithoutStory<Phases<Resetting>, typeof forgotPassword>>().toBeNever()
  expectTypeOf<StatesWithoutStory<Phases<Submission>, typeof emailApproval>>().toBeNever()
  expectTypeOf<StatesWithoutStory<Phases<Submission>, typeof emailReview>>().toBeNever()
  expectTypeOf<StatesWithoutStory<Phases<Submission>, typeof needHelp>>().toBeNever()
  expectTypeOf<StatesWithoutStory<Phases<Submission>, typeof partnerSignIn>>().toBeNever()
  expectTypeOf<StatesWithoutStory<Phases<Submission>, typeof phoneStep>>().toBeNever()
  expectTypeOf<StatesWithoutStory<{ readonly status: GiftReceipt['kind'] }, typeof giftsOrdered>>().toBeNever()
})

it('has a story for every variant of the examples', () => {
  expectTypeOf<VariantsWithoutStory<keyof typeof calculatorVariants, typeof calculator>>().toBeNever()
  type Checkout = typeof checkout & typeof checkoutDetails & typeof checkoutPayment
  type CheckoutStories = Checkout & typeof checkoutTotal & typeof checkoutWallet
  expectTypeOf<VariantsWithoutStory<keyof typeof checkoutVariants, CheckoutStories>>().toBeNever()
  expectTypeOf<
    VariantsWithoutStory<
      Exclude<keyof typeof boughtExamples, 'giftPage2' | 'confirmation'>,
      typeof checkoutDone & typeof checkoutGiftAddress
    >
  >().toBeNever()
  type ClaimStories = typeof claimContact & typeof claimInvited & typeof claimSteps & typeof claimEndings
  expectTypeOf<VariantsWithoutStory<keyof typeof claimVariants, ClaimStories>>().toBeNever()
  expectTypeOf<VariantsWithoutStory<keyof typeof giftVariants, typeof gift>>().toBeNever()
  expectTypeOf<VariantsWithoutStory<keyof typeof mapVariants, typeof map>>().toBeNever()
  expectTypeOf<VariantsWithoutStory<keyof typeof nearbyVariants, typeof brandCarousel>>().toBeNever()
  expectTypeOf<VariantsWithoutStory<keyof typeof posVariants, typeof posSplit & typeof posStages & typeof posVariantStories>>().toBeNever()
  expectTypeOf<VariantsWithoutStory<keyof typeof purchaseVariants, typeof purchaseAmounts & typeof purchaseTiers>>().toBeNever()
  expectTypeOf<VariantsWithoutStory<`choosing${Capitalize<Exclude<Signal, 'none'>>}`, typeof privacy>>().toBeNever()
})

it('names the statuses without a story', () => {
  type State = { status: 'offerCode' } | { status: 'success'; amount: number }
  expectTypeOf<StatesWithoutStory<State, { default: unknown; OfferCode: unknown }>>().toEqualTypeOf<'success'>()
  // @ts-expect-error -- a screen whose status lacks a story must not compile
  expectTypeOf<StatesWithoutStory<State, { OfferCode: unknown }>>().toBeNever()
  expectTypeOf<StatesWithoutStory<State, { OfferCode: unknown; Success__LongName: unknown }>>().toBeNever()
  expectTypeOf<VariantsWithoutStory<'successShort' | 'successLong', { Success__Long: unknown }>>().toEqualTypeOf<'successShort'>()
})
