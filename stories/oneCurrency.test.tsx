import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { argsIn, enterpriseIn } from '../.storybook/country.ts'
import { enterprises } from '../.storybook/enterprises.ts'
import type { Enterprise } from '../themes/enterprise.ts'
import { EnterpriseProvider } from '../ui/Enterprise/EnterpriseProvider.tsx'

type Story = ComponentType<Record<string, unknown>> & { readonly args: Record<string, unknown> }
type Modules = Readonly<Record<string, Parameters<typeof composeStories>[0]>>

const storiesIn = (modules: Modules) =>
  Object.entries(modules).flatMap(([file, module]) =>
    Object.entries<Story>(composeStories(module)).map(([name, Story]) => [`${file} ${name}`, Story] as const),
  )

/** The screens of what has a currency of its own: bills, their payments and refunds, orders. */
const own = storiesIn(
  import.meta.glob<Modules[string]>(
    [
      './checkout/Checkout{,Details,Done,Payment,Total}.stories.tsx',
      './diner/{Check,Checkout,CheckoutSplit,Receipt,Success}.stories.tsx',
      './managers/{Checkout,CheckoutBill,CheckoutPayment,DinerProfile,Refund}.stories.tsx',
      './payment/Payment.stories.tsx',
      './pos/Pos{,Ends,Split,Stages,Variants}.stories.tsx',
    ],
    { eager: true },
  ),
)

/** The screens of sums in the enterprise's currency. */
const ofEnterprise = storiesIn(
  import.meta.glob<Modules[string]>(
    [
      './ambassador/*.stories.tsx',
      './bulk-gifting/{Calculator,GiftDetails,Ordered,Orders,Pay,Recipients,Redemptions}.stories.tsx',
      './business/Calculator.stories.tsx',
      './claim/Claim{,Contact,Endings,Invited,Steps}.stories.tsx',
      './gift/GiftBalance.stories.tsx',
      './store/Purchase{,Amounts,Tiers}.stories.tsx',
    ],
    { eager: true },
  ),
)

const enterpriseOf = (country: 'US' | 'NZ'): Enterprise => {
  const [first] = enterprises
  if (!first) throw new Error('There is no enterprise.')
  return enterpriseIn(first, country)
}

/** The texts with a sum in the example itself, such as the name of a reward. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.includes('$') ? [value] : []
  return typeof value === 'object' && value !== null && !('$$typeof' in value) ? Object.values(value).flatMap(textsIn) : []
}

/** The sums of another currency on the story's page, where its data is in New Zealand. */
function strangeSums(Story: Story, enterprise: Enterprise): readonly string[] {
  const args = argsIn(Story.args, 'NZ')
  const markup = renderToStaticMarkup(
    <EnterpriseProvider enterprise={enterprise}>
      <Story {...args} />
    </EnterpriseProvider>,
  )
  const text = [args, enterprise.settings]
    .flatMap(textsIn)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, each) => left.replaceAll(each, ''), markup.replaceAll(/<[^>]*>/g, ' '))
  return [...text.matchAll(/(?<!NZ)\$(?!00)\d[\d,.]*/g)].map(([sum]) => sum)
}

it.each(own)('%s writes each sum in its own currency, also where the enterprise has another one', (_, Story) => {
  expect(strangeSums(Story, enterpriseOf('US'))).toEqual([])
})

it.each(ofEnterprise)('%s writes each sum in the currency of the enterprise', (_, Story) => {
  expect(strangeSums(Story, enterpriseOf('NZ'))).toEqual([])
})
