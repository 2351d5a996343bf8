import { LoadingManagers } from '../../features/managers/LoadingManagers.tsx'
import { PhoneStep } from '../../features/managers/PhoneStep.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { GuardedShell, SignInAddressShell } from '../runtime/start/GuardedShell.tsx'

const signIn = (
  <PublicPage content="tool">
    <Stack space="md">
      <PhoneStep sending={idle} onSend={() => {}} />
    </Stack>
  </PublicPage>
)
const pages = { loading: <LoadingManagers />, signIn }

/** The page's shell, rendered at build time. */
export const Shell = () => <GuardedShell {...pages} />

export const shells = { login: () => <SignInAddressShell {...pages} /> }
