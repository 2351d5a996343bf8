import type { ReactNode } from 'react'
import type { Country } from '../../../themes/enterprise.ts'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { LandingBand } from '../../../ui/LandingPage/LandingBand.tsx'
import { LandingPage } from '../../../ui/LandingPage/LandingPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Waiting } from '../../shared/screens/Waiting.tsx'

const intros = {
  US: 'Dining credit for clients and teams, at a growing discount.',
  NZ: 'Universal vouchers for clients and teams, sent in one order.',
} as const satisfies Record<Country, string>

export const calculatorTexts = (country: Country) => ({ title: 'Plan your gifts', intro: intros[country] })

export const savingsTexts = (mayDiscount: boolean) =>
  mayDiscount
    ? { title: 'Savings calculator', text: 'Give more, save more.' }
    : { title: 'Cost calculator', text: 'You pay what your gifts are worth.' }

type Props = { country: Country; signInHref: string }

/** The calculator's page for somebody who is not signed in. */
export const CalculatorPage = ({ country, signInHref, children }: Props & { children: ReactNode }) => (
  <LandingPage {...calculatorTexts(country)} action={<LinkButton href={signInHref}>Sign in</LinkButton>}>
    {children}
  </LandingPage>
)

/** The calculator before its prices are known. Also the shell of its page. */
export const LoadingCalculator = (props: Props) => (
  <CalculatorPage {...props}>
    <LandingBand {...savingsTexts(props.country === 'US')}>
      <Stack space="md">
        <Waiting label="Reading our prices" />
        <Skeleton shape="field" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </LandingBand>
  </CalculatorPage>
)
