import type { ReactNode } from 'react'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { PassMapLink } from '../../shared/screens/PassMapLink.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { storeMessages } from '../storeMessages.ts'
import type { StateOf } from '../purchase.ts'
import { FinePrint } from './FinePrint.tsx'

type Props = {
  state: StateOf<'planning' | 'soldOut'>
  /** The map of the restaurants that accept the pass. */
  passMapHref: string
  /** The email form. */
  capture: ReactNode
}

const texts = { planning: { moment: 'waiting', title: 'Stay tuned' }, soldOut: { moment: 'sorry', title: 'Sold out' } } as const

/** Nothing is on sale yet, or everything is sold. */
export function NothingOnSale({ state: { status, panel, host }, passMapHref, capture }: Props) {
  const { moment, title } = texts[status]
  const messages = storeMessages[host]
  const headline = panel.headline ?? messages.headline
  return (
    <Stack space="lg">
      <Illustration moment={moment} />
      <Screen {...(headline !== null && { eyebrow: headline })} title={title} intro={messages[status]}>
        {capture}
        <PassMapLink host={host} passMapHref={passMapHref} />
        <FinePrint text={panel.finePrint} />
      </Screen>
    </Stack>
  )
}
