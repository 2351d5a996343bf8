import { type ComponentType, useState } from 'react'
import { FocusOnStepChange } from '../../shared/screens/Screen.tsx'
import { pageOf } from '../bought.ts'
import type { StepProps } from '../checkout.ts'
import { Confirmation, type ConfirmationProps } from './Confirmation.tsx'
import { GiftPage, type GivingProps } from './GiftPage.tsx'

export type BoughtProps = Omit<ConfirmationProps, 'isSentNow'> & GivingProps

/** The same, which the app fills with its writes. */
export type BoughtSlot = ComponentType<StepProps<'bought'> & Pick<BoughtProps, 'links' | 'drafts'>>

/** A purchase. A gift card first gets its recipient. */
export function Bought({ giving, onGive, onKeep, drafts, now, ...props }: BoughtProps) {
  const { visit, purchase, given } = props.state
  const [wasToSend] = useState(given?.is === 'toSend')
  return (
    <FocusOnStepChange stepKey={pageOf(props.state)}>
      {given?.is === 'toSend' ? (
        <GiftPage {...{ visit, purchase, given, giving, onGive, onKeep, drafts, now }} />
      ) : (
        <Confirmation {...props} isSentNow={wasToSend} />
      )}
    </FocusOnStepChange>
  )
}
