import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import { GuestPage, SignIn } from '../../features/pos/screens/GuestPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { untouchedSignIn } from '../runtime/account/SignInShell.tsx'
import { signInTemplate } from './prefetch.ts'

/** The page's shell, rendered at build time. */
export const Shell = () => (
  <>
    <LoadingPos />
    <template id={signInTemplate}>
      <GuestPage link={{ returnUrl: null }} venue={null}>
        <Stack space="md">
          <SignIn {...untouchedSignIn} />
        </Stack>
      </GuestPage>
    </template>
  </>
)
