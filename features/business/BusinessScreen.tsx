import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { LandingBand } from '../../ui/LandingPage/LandingBand.tsx'
import { LandingPage } from '../../ui/LandingPage/LandingPage.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { ThirdPartyButton } from '../../ui/ThirdPartyButton/ThirdPartyButton.tsx'
import { Occasions } from './Occasions.tsx'
import { Reasons } from './Reasons.tsx'
import { calculatorSection } from './calculatorSection.ts'

export type BusinessScreenProps = {
  /** The spend calculator (`SpendCalculator`). */
  calculator: ReactNode
  /** Restaurants near the visitor (`BrandCarousel`). */
  brands: ReactNode
  /** The form for an email address (`EmailCaptureForm`). */
  capture: ReactNode
  /** Address of a third party's button; null if there is none. */
  thirdPartyButton: string | null
}

/** The page for business diners. */
export function BusinessScreen({ calculator, brands, capture, thirdPartyButton }: BusinessScreenProps) {
  return (
    <LandingPage
      title="Dine with your team, and earn on every table"
      intro="One account for lunches, guests and thank-yous. A fifth of what you spend comes back, to dine on again."
      action={<LinkButton href={`#${calculatorSection}`}>See what you’d earn</LinkButton>}
      picture={<Illustration moment="welcome" />}>
      <LandingBand title="A table for every occasion" text="Credit that anyone on the team can spend, wherever they like to eat.">
        <Split space="xl" align="center">
          <Reasons />
          <Occasions />
        </Split>
      </LandingBand>
      <LandingBand
        id={calculatorSection}
        title="What would you earn?"
        text="Say what a month of dining comes to. A fifth of it is yours to dine on again."
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
            {thirdPartyButton !== null && <ThirdPartyButton src={thirdPartyButton} title="Offer of our partner" />}
          </Stack>
          {capture}
        </Split>
      </LandingBand>
    </LandingPage>
  )
}
