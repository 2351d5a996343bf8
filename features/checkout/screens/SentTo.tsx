import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { type GiftAddress, addressNoun } from '../../shared/gift/address.ts'
import { CorrectAddress } from '../../shared/gift/CorrectAddress.tsx'
import { addressText } from '../../shared/gift/typedAddress.ts'
import type { Gift } from '../gift.ts'

type Props = {
  title: string
  gift: Gift
  /** The addresses of corrections whose answers were lost. */
  mayGoTo?: readonly GiftAddress[]
  offersText: boolean
  correction: Submission
  /** Null once the address can no longer be corrected. */
  onCorrect: ((to: GiftAddress) => void) | null
  /** Below the address. */
  children?: ReactNode
}

const none: readonly GiftAddress[] = []

/** The address to which a gift was sent, and its correction. */
export function SentTo({ title, gift, mayGoTo = none, offersText, correction, onCorrect, children }: Props) {
  const to = addressText(gift)
  const noun = addressNoun[gift.by]
  const notice =
    mayGoTo.length > 0
      ? `We don’t know whether the ${noun} changed: it may go to ${[to, ...mayGoTo.map(addressText)].join(' or to ')}. Send it to the right one again.`
      : null
  return (
    <Section title={title} text={notice === null ? to : undefined}>
      {notice !== null && (
        <Alert tone="warning" live="polite">
          {notice}
        </Alert>
      )}
      {children}
      {onCorrect && (
        <Details summary={`Not the right ${noun}?`} startsOpen={correction.phase !== 'idle' || notice !== null}>
          <CorrectAddress
            key={to}
            before={gift}
            isInDoubt={notice !== null || correction.phase === 'unknown'}
            offersText={offersText}
            hint="Until the gift is opened. The old link ends."
            submission={correction}
            onCorrect={onCorrect}
          />
        </Details>
      )}
    </Section>
  )
}
