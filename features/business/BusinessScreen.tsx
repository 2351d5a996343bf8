import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { LandingBand } from '../../ui/LandingPage/LandingBand.tsx'
import { LandingPage } from '../../ui/LandingPage/LandingPage.tsx'
import { PayingBill } from '../../ui/Slip/PayingBill.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { ThirdPartyButton, type ThirdPartyButtonProps } from '../../ui/ThirdPartyButton/ThirdPartyButton.tsx'
import { occasionTexts, occasions } from './occasions.ts'
import { OccasionPicture } from './screens/OccasionPicture.tsx'
import { cents, formatMoney, formatMoneyShort } from '../shared/money/money.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'

/** The id of the calculator's section, for links such as `#calculator-section`. */
const calculatorSection = 'calculator-section'

/** A bill of $200, of which a fifth comes back. */
function Lunch() {
  const currency = useCurrency()
  const money = (sum: number) => formatMoney(cents(sum), currency)
  return (
    <PayingBill
      title="Lunch for six, Friday"
      rows={[
        { label: '6 × Lunch menu', amount: money(132_00) },
        { label: '6 × Iced tea', amount: money(24_00) },
        { label: 'Tax', amount: money(12_80) },
        { label: 'Tip', amount: money(31_20) },
      ]}
      sum={money(200_00)}
      paid="Paid from your team’s balance"
      back={{ label: 'Comes back to the balance', amount: formatMoneyShort(cents(40_00), currency) }}
    />
  )
}

export type BusinessScreenProps = {
  calculator: ReactNode
  brands: ReactNode
  capture: ReactNode
  giftingHref: string
  thirdPartyButton: Pick<ThirdPartyButtonProps, 'src' | 'may'> | null
}

export function BusinessScreen({ calculator, brands, capture, giftingHref, thirdPartyButton }: BusinessScreenProps) {
  return (
    <LandingPage
      title="Dine with your team, and earn on every table"
      intro="One account for lunches, guests and thank-yous. A fifth of what you spend comes back, to dine on again."
      action={<LinkButton href={`#${calculatorSection}`}>See what you’d earn</LinkButton>}
      headerLink={{ label: 'Send gifts', href: giftingHref }}
      picture={<Lunch />}>
      {occasions.map((occasion, index) => (
        <LandingBand
          key={occasion}
          {...occasionTexts[occasion]}
          ground={index % 2 === 0 ? 'page' : 'sunken'}
          picture={<OccasionPicture occasion={occasion} />}
        />
      ))}
      <LandingBand
        id={calculatorSection}
        title="What would you earn?"
        text="Tell us what a month of dining costs. A fifth of it comes back, to dine on again."
        ground="sunken">
        {calculator}
      </LandingBand>
      <LandingBand title="Where your team will eat" text="From noodles at noon to a long evening.">
        {brands}
      </LandingBand>
      <LandingBand title="Be among the first" ground="sunken">
        <Split space="xl">
          <Stack space="md">
            <Text size="lg">Leave an address, and we tell you what is new for teams: restaurants, rewards, a table now and then.</Text>
            {thirdPartyButton !== null && <ThirdPartyButton {...thirdPartyButton} title="Offer of our partner" />}
          </Stack>
          {capture}
        </Split>
      </LandingBand>
    </LandingPage>
  )
}
