import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'

/** Says that the choice goes with an account, and offers to leave it. */
export const SignedIn = ({ onSignOut }: { readonly onSignOut: () => void }) => (
  <Alert tone="info" title="You are signed in">
    <Stack space="xs">
      What you choose here holds for your account, in every browser in which you sign in.
      <TextButton onClick={onSignOut}>Sign out</TextButton>
    </Stack>
  </Alert>
)
