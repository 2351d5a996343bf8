import type { ReactNode } from 'react'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/Screen.tsx'
import type { StateOf } from '../purchase.ts'
import { FinePrint } from './FinePrint.tsx'

type Props = {
  state: StateOf<'planning' | 'soldOut'>
  /** The email form. */
  capture: ReactNode
}

const texts = {
  planning: {
    moment: 'waiting',
    title: 'Stay tuned',
    lead: 'Dining credit is on its way to the menu. Leave your email, and you hear first.',
  },
  soldOut: { moment: 'sorry', title: 'Sold out', lead: 'All of it is sold. Leave your email, and we tell you when there is more.' },
} as const

/** Nothing is on sale yet, or everything is sold (PUR-01, PUR-02). */
export function NothingOnSale({ state: { status, panel }, capture }: Props) {
  const { moment, title, lead } = texts[status]
  return (
    <Stack space="lg">
      <Illustration moment={moment} />
      <Screen {...(panel.headline !== null && { eyebrow: panel.headline })} title={title} lead={lead}>
        {capture}
        <FinePrint text={panel.finePrint} />
      </Screen>
    </Stack>
  )
}
