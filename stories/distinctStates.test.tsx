import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { enterprises } from '../.storybook/enterprises.ts'
import { LazyNotes, LazyPromo } from '../features/checkout/screens/Details.tsx'
import { LazyTerms } from '../features/checkout/screens/OrderSummary.tsx'
import { LazySplitFields } from '../features/diner/DinerCheckoutScreen.tsx'
import { LazyClosedSale } from '../features/store/screens/lazyScreens.tsx'
import { EnterpriseProvider } from '../ui/Enterprise/EnterpriseProvider.tsx'
import * as brandCarousel from './business/BrandCarousel.stories.tsx'
import * as business from './business/Business.stories.tsx'
import * as calculator from './business/Calculator.stories.tsx'
import * as checkout from './checkout/Checkout.stories.tsx'
import * as checkoutDetails from './checkout/CheckoutDetails.stories.tsx'
import * as checkoutDone from './checkout/CheckoutDone.stories.tsx'
import * as checkoutGiftAddress from './checkout/CheckoutGiftAddress.stories.tsx'
import * as checkoutPayment from './checkout/CheckoutPayment.stories.tsx'
import * as checkoutTotal from './checkout/CheckoutTotal.stories.tsx'
import * as checkoutWallet from './checkout/CheckoutWallet.stories.tsx'
import * as claim from './claim/Claim.stories.tsx'
import * as claimContact from './claim/ClaimContact.stories.tsx'
import * as claimEndings from './claim/ClaimEndings.stories.tsx'
import * as claimInvited from './claim/ClaimInvited.stories.tsx'
import * as claimSteps from './claim/ClaimSteps.stories.tsx'
import * as dinerCheck from './diner/Check.stories.tsx'
import * as dinerCheckout from './diner/Checkout.stories.tsx'
import * as dinerSplit from './diner/CheckoutSplit.stories.tsx'
import * as map from './embed/MapEmbed.stories.tsx'
import * as privacy from './embed/PrivacyChoices.stories.tsx'
import * as pos from './pos/Pos.stories.tsx'
import * as posEnds from './pos/PosEnds.stories.tsx'
import * as posSplit from './pos/PosSplit.stories.tsx'
import * as posStages from './pos/PosStages.stories.tsx'
import * as posVariants from './pos/PosVariants.stories.tsx'
import * as purchase from './store/Purchase.stories.tsx'
import * as purchaseAmounts from './store/PurchaseAmounts.stories.tsx'
import * as purchaseTiers from './store/PurchaseTiers.stories.tsx'

type Stories = Readonly<Record<string, ComponentType>>

/** The names of stories that render the same markup at first as an earlier one. */
function alike(stories: Stories, enterprise: (typeof enterprises)[number]): readonly string[] {
  const rendered = new Set<string>()
  return Object.entries(stories).flatMap(([name, Story]) => {
    const markup = renderToStaticMarkup(
      <EnterpriseProvider enterprise={enterprise}>
        <Story />
      </EnterpriseProvider>,
    )
    if (rendered.has(markup)) return name
    rendered.add(markup)
    return []
  })
}

/** The states that differ only by typed text: a form writes it into its fields in a browser, where each of these stories looks at it. */
const typed = ['EmailInput__Filled', 'OfferCode__Typed', 'ClaimCode__Typed']

/** A phone says it above the form, a wide window in the order: each looks like another state in one of the two windows. */
const inOneWindow = ['Checkout__CodeNotTakenWide', 'Checkout__GiftCardOnPhone', 'Checkout__CodeTaken']

/** A state that differs by the moment that leads to it. */
const byMoment = ['Confirmation__GiftGoesOut']

/** States that differ by the terms of sale, which load at last. */
const byTerms = ['Checkout__GiftCardRules', 'Payment__GiftCardNoRules', 'Payment__RefundPolicy', 'Payment__RefundPolicyLost']

const screens = [
  { screen: 'business', modules: [brandCarousel, business, calculator], least: 20 },
  {
    screen: 'checkout',
    modules: [checkout, checkoutDetails, checkoutDone, checkoutGiftAddress, checkoutPayment, checkoutTotal, checkoutWallet],
    least: 35,
  },
  { screen: 'claim', modules: [claim, claimContact, claimEndings, claimInvited, claimSteps], least: 60 },
  { screen: 'diner', modules: [dinerCheck, dinerCheckout, dinerSplit], least: 15 },
  { screen: 'embed', modules: [map, privacy], least: 15 },
  { screen: 'pos', modules: [pos, posEnds, posSplit, posStages, posVariants], least: 40 },
  { screen: 'store', modules: [purchase, purchaseAmounts, purchaseTiers], least: 25 },
].flatMap(({ modules, ...screen }) => {
  const stories = modules.flatMap((module) => Object.entries<ComponentType>(composeStories(module)))
  const compared = stories.filter(([name]) => ![...typed, ...inOneWindow, ...byMoment, ...byTerms].includes(name))
  return enterprises.map((enterprise) => ({ ...screen, enterprise, id: enterprise.id, stories: Object.fromEntries(compared) }))
})

// Markup on a server loads nothing.
beforeAll(() =>
  Promise.all([LazyClosedSale.preload(), LazySplitFields.preload(), LazyNotes.preload(), LazyPromo.preload(), LazyTerms.preload()]),
)

it.each(screens)('renders every state differently: $screen, $id', ({ stories, least, enterprise }) => {
  expect(Object.keys(stories).length).toBeGreaterThan(least)
  expect(alike(stories, enterprise)).toEqual([])
})

it('finds a state that renders the same as another', () => {
  const [Welcome, Success] = [() => <p>Welcome</p>, () => <p>It is yours</p>]
  expect(enterprises.map((enterprise) => alike({ Welcome, Success, Other: Welcome }, enterprise))).toEqual(enterprises.map(() => ['Other']))
})
