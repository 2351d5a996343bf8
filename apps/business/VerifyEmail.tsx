import { savedVerification } from '../../features/business/saved.ts'
import { begin, transition } from '../../features/business/verification.ts'
import { Toasts, useToast } from '../../ui/Toast/Toasts.tsx'
import { tabStorage } from '../runtime/storage/storage.ts'
import { useFlow } from '../runtime/flow/useFlow.ts'
import { calls } from './commands.ts'

type Props = { readonly inviteToken: string }

/** Reports an opened invitation to the server, and shows the result in a toast (PUB-01). */
export const VerifyEmail = (props: Props) => (
  <Toasts>
    <Verification {...props} />
  </Toasts>
)

function Verification({ inviteToken }: Props) {
  const showToast = useToast()
  useFlow({
    begin: () => begin(inviteToken),
    transition,
    calls,
    handlers: {
      showToast: ({ toast }) => {
        showToast(toast)
      },
    },
    persist: { storage: tabStorage, storageKey: `flow.verification.${inviteToken}`, saved: savedVerification },
    reloaded: { type: 'reloaded' },
  })
  return null
}
