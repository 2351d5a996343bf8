import { Alert } from '../../../ui/Alert/Alert.tsx'
import type { Signal } from '../privacy.ts'

/** Whether this browser is opted out, and why. */
export function SignalState({ signal }: { signal: Signal }) {
  switch (signal) {
    case 'globalPrivacyControl':
      return (
        <Alert tone="success" title="Your browser opts you out, and we honour it">
          It sends the Global Privacy Control signal. We do not sell or share what we learn in this browser; there is nothing more you have
          to do here.
        </Alert>
      )
    case 'account':
      return (
        <Alert tone="success" title="Your account is opted out">
          You chose so before. It holds in every browser in which you sign in, this one included.
        </Alert>
      )
    case 'earlierChoice':
      return (
        <Alert tone="success" title="This browser is opted out">
          The choice holds for 365 days, or until the browser’s cookies are cleared.
        </Alert>
      )
    case 'notSaved':
      return (
        <Alert tone="warning" title="This browser did not keep your choice">
          It blocks or clears the cookie that would hold it. Sent to us with the form, your choice holds all the same for what we know under
          your name and address.
        </Alert>
      )
    case 'none':
      return (
        <Alert tone="info" title="This browser is not opted out yet">
          It sends no Global Privacy Control signal, and holds no earlier choice.
        </Alert>
      )
  }
}
