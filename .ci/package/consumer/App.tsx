import { ForgotPassword, type ForgotPasswordSlot } from '@platewell/kit/features/account/ForgotPassword'
import type { ClaimState } from '@platewell/kit/features/claim/claim'
import { ClaimScreen } from '@platewell/kit/features/claim/ClaimScreen'
import { noDrafts } from '@platewell/kit/features/shared/forms/drafts'
import { readHash } from '@platewell/kit/features/claim/hash'
import { LazyScreens } from '@platewell/kit/features/claim/LazyScreens'
import { transition } from '@platewell/kit/features/claim/transition'
import { begin } from '@platewell/kit/features/claim/transitions/finding'
import { vars } from '@platewell/kit/themes/vars'
import { Button } from '@platewell/kit/ui/Button'
import { Dialog } from '@platewell/kit/ui/Dialog'
import { Stack } from '@platewell/kit/ui/Stack'
import { useState } from 'react'

const [start] = begin(readHash(''))

/** Asks nobody for a new password. */
const ResetOnTrial: ForgotPasswordSlot = (props) => <ForgotPassword {...props} resetting={{ phase: 'idle' }} onReset={() => {}} />

/** A component, one based on the headless library, a token, and a whole flow of the product. */
export function App() {
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<ClaimState>(start)
  return (
    <Stack space="lg">
      <Button icon="gift" tone="accent" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="It opens">
        <span style={{ color: vars.accent.text }}>In the enterprise's own colour</span>
      </Dialog>
      <ClaimScreen
        state={state}
        send={(event) => setState(transition(state, event)[0])}
        lazyScreens={LazyScreens}
        forgotPassword={ResetOnTrial}
        checkoutHref={({ icoId }) => `/checkout/${icoId}`}
        drafts={noDrafts}
        member={null}
      />
    </Stack>
  )
}
