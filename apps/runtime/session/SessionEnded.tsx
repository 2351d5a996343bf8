import { Alert } from '../../../ui/Alert/Alert.tsx'
import { hasExpired } from './session.ts'

/** The notice above a sign-in: why a person has to sign in again. */
export const SessionEnded = () =>
  hasExpired() && (
    <Alert tone="info" live="polite">
      You were signed out. Sign in again to go on where you were.
    </Alert>
  )
