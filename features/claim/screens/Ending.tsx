import type { ReactNode } from 'react'
import type { Moment } from '../../../themes/enterprise.ts'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Screen } from '../../shared/Screen.tsx'
import type { ClaimEvent } from '../claim.ts'

type Props = {
  moment: Moment
  eyebrow: string
  title: string
  lead: ReactNode
  send: (event: ClaimEvent) => void
  /** The ways on; another code is always one. */
  children?: ReactNode
}

/** A screen at the end of the way, whatever it led to. */
export function Ending({ moment, eyebrow, title, lead, send, children }: Props) {
  return (
    <Stack space="lg">
      <Illustration moment={moment} />
      <Screen eyebrow={eyebrow} title={title} lead={lead}>
        {children && <Stack space="md">{children}</Stack>}
        <TextButton icon="ticket" onClick={() => send({ type: 'startOver' })}>
          Use a different code
        </TextButton>
      </Screen>
    </Stack>
  )
}
