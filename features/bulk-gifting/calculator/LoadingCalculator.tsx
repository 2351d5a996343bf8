import type { Country } from '../../../themes/enterprise.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Planner } from '../../../ui/Planner/Planner.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { ScreenHeading } from '../../shared/screens/Screen.tsx'
import { Waiting } from '../../shared/screens/Waiting.tsx'

const intros = {
  US: 'Dining credit for clients and teams, at a growing discount.',
  NZ: 'Universal vouchers for clients and teams, sent in one order.',
} as const satisfies Record<Country, string>

export const CalculatorTitle = ({ country }: { country: Country }) => (
  <>
    <ScreenHeading>Plan your gifts</ScreenHeading>
    <Text size="lg" tone="muted">
      {intros[country]}
    </Text>
  </>
)

/** The calculator before its prices are known, for somebody who is not signed in. Also the shell of its page. */
export const LoadingCalculator = ({ country, signInHref }: { country: Country; signInHref: string }) => (
  <PublicPage content="counter" headerLink={{ label: 'Sign in', href: signInHref }}>
    <Planner
      title={<CalculatorTitle country={country} />}
      fields={
        <>
          <Waiting label="Reading our prices" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
        </>
      }
      result={<Slip face="credit" label={null} loading kicker="Total due" amount="$00,000" />}
      action={
        <StickyFooter>
          <Button wide disabled>
            Start your order
          </Button>
        </StickyFooter>
      }
    />
  </PublicPage>
)
