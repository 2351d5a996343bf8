import { Alert } from '../../../ui/Alert/Alert.tsx'

/** Why somebody who was signed in has to sign in again. */
export const EndedNotice = () => (
  <Alert tone="info" live="polite">
    You were signed out. Sign in again to go on where you were.
  </Alert>
)
