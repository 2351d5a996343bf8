import type { Country } from '../../../themes/enterprise.ts'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { LandingBand } from '../../../ui/LandingPage/LandingBand.tsx'
import { LandingPage } from '../../../ui/LandingPage/LandingPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Waiting } from '../../shared/screens/Waiting.tsx'
import { calculatorTexts, savingsTexts } from './calculatorTexts.ts'

/** The calculator before its prices are known. Also the shell of its page. */
export const LoadingCalculator = ({ country, signInHref }: { country: Country; signInHref: string }) => (
  <LandingPage
    {...calculatorTexts(country)}
    action={<LinkButton href={signInHref}>Sign in</LinkButton>}
    picture={<Illustration moment="welcome" />}>
    <LandingBand {...savingsTexts(country === 'US')}>
      <Stack space="md">
        <Waiting label="Reading our prices" />
        <Skeleton shape="field" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </LandingBand>
  </LandingPage>
)
