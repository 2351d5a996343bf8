import type { ReactNode } from 'react'
import type { Moment } from '../../../themes/enterprise.ts'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { ClaimEvent } from '../events.ts'

type Props = {
  moment: Moment
  eyebrow?: string | undefined
  title: string
  intro: ReactNode
  send: (event: ClaimEvent) => void
  /** The actions before `Use a different code`. */
  children?: ReactNode
}

/** The layout of every final screen. */
export function Ending({ moment, eyebrow, title, intro, send, children }: Props) {
  return (
    <Stack space="lg">
      <Illustration moment={moment} />
      <Screen {...(eyebrow !== undefined && { eyebrow })} title={title} intro={intro}>
        {children && <Stack space="md">{children}</Stack>}
        <TextButton icon="ticket" onClick={() => send({ type: 'startOver' })}>
          Use a different code
        </TextButton>
      </Screen>
    </Stack>
  )
}
