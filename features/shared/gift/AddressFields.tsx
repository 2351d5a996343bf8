import type { ReactNode } from 'react'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import type { GiftWay } from './address.ts'
import { textRates } from '../contact/textRates.ts'

type Props = {
  by: GiftWay
  onBy: (by: GiftWay) => void
  /** Whether the server sends gifts by text message too. */
  offersText: boolean
  /** The fields: one of them shows. */
  email: ReactNode
  phone: ReactNode
}

const options = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text message' },
] as const

const consent = `Please be sure that they want it. ${textRates}`

/** The hint of the phone's field. */
export const giftTextHint = `We text the gift to this number. ${consent}`

/** The same about a list of numbers. */
export const giftTextsHint = `We text a gift to each phone number. ${consent}`

/** The address of a gift: an email address, or a phone number where the server sends texts. */
export const AddressFields = ({ by, onBy, offersText, email, phone }: Props) => (
  <>
    {offersText && <ToggleGroup label="Send it by" options={options} value={by} onChange={(chosen) => chosen && onBy(chosen)} />}
    {by === 'email' ? email : phone}
  </>
)
