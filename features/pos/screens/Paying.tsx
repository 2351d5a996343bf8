import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { progressOf } from '../../payment/progress.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { StageProps } from './page.ts'

/** The bill is being paid. There is nothing to press, and no way to leave by a stray tap. */
export const Paying = ({ pageContext, payment }: StageProps) => (
  <PublicPage sellerLogo={pageContext.logo}>
    <Stack space="lg">
      <Illustration moment="waiting" />
      <Screen title="Redeeming Credit" intro="Applying credit and paying your bill, this may take a moment">
        <Spinner size="lg" label={progressOf(payment.state) ?? ''} showLabel />
      </Screen>
    </Stack>
  </PublicPage>
)
