import type { ComponentType } from 'react'
import type { Submission } from '../../shared/api/answers/answer.ts'
import type { Drafts } from '../../shared/forms/drafts.ts'
import type { GiftAddress } from '../../shared/gift/address.ts'
import { FocusOnStepChange } from '../../shared/screens/Screen.tsx'
import { pageOf } from '../bought.ts'
import type { StepProps } from '../checkout.ts'
import type { Gift } from '../gift.ts'
import type { PageLinks } from '../hosts.ts'
import { Confirmation } from './Confirmation.tsx'
import { GiftPage } from './GiftPage.tsx'

/** The correction of the address of a gift that was sent. `mayGoTo`: the addresses of corrections whose answers were lost. */
export type Correction = { readonly submission: Submission; readonly mayGoTo: readonly GiftAddress[] }

export type BoughtProps = Pick<StepProps<'bought'>, 'state'> & {
  links: PageLinks
  drafts: Drafts
  now: () => Date
  /** Up to three restaurants, by `DineTonight`. */
  restaurants: ComponentType
  giving: Submission
  onGive: (gift: Gift) => void
  onKeep: () => void
  correction: Correction
  onCorrect: (to: GiftAddress) => void
  password: Submission
  onPassword: (password: string) => void
}

/** The same, which the app fills with its writes. */
export type BoughtSlot = ComponentType<StepProps<'bought'> & Pick<BoughtProps, 'links' | 'drafts'>>

/** A purchase. A gift card first gets its recipient. */
export function Bought({ giving, onGive, onKeep, drafts, now, ...props }: BoughtProps) {
  const { visit, purchase, given } = props.state
  return (
    <FocusOnStepChange stepKey={pageOf(props.state)}>
      {given?.is === 'toSend' ? (
        <GiftPage {...{ visit, purchase, given, giving, onGive, onKeep, drafts, now }} />
      ) : (
        <Confirmation {...props} />
      )}
    </FocusOnStepChange>
  )
}
