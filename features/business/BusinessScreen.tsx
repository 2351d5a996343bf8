import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { LandingBand } from '../../ui/LandingPage/LandingBand.tsx'
import { LandingPage } from '../../ui/LandingPage/LandingPage.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { ThirdPartyButton, type ThirdPartyButtonProps } from '../../ui/ThirdPartyButton/ThirdPartyButton.tsx'
import type { Moment } from '../../themes/enterprise.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'

/** The id of the calculator's section, for links such as `#calculator-section`. */
const calculatorSection = 'calculator-section'

const reasons = [
  { title: 'One balance, many guests', text: 'Everyone you name pays from it with their phone. Nobody hands in a receipt.' },
  { title: 'A fifth comes back', text: 'Twenty percent of every bill is credit again, before the coffee is served.' },
  { title: 'Good tables only', text: 'Restaurants we would take our own guests to, near your desk and wherever you travel.' },
]

const Reasons = () => (
  <Stack space="lg" as="ul">
    {reasons.map(({ title, text }) => (
      <Stack key={title} space="xxs" as="li">
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
    ))}
  </Stack>
)

const occasions: readonly { id: string; moment: Moment; title: string; text: string }[] = [
  { id: 'lunch', moment: 'success', title: 'Friday lunch', text: 'The whole team at one table, and the bill already seen to.' },
  { id: 'guests', moment: 'mail', title: 'Guests in town', text: 'Send them credit before they land. They choose the place.' },
  {
    id: 'thanks',
    moment: 'waiting',
    title: 'A late night, thanked',
    text: 'Dinner for those who stayed late, at the desk or on the way home.',
  },
]

const Occasions = () => (
  <Carousel
    label="Occasions"
    slides={occasions.map(({ id, moment, title, text }) => ({
      id,
      content: (
        <Card>
          <Stack space="md" align="center">
            <Illustration moment={moment} lazy />
            <Stack space="xxs">
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Stack>
        </Card>
      ),
    }))}
  />
)

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
