import type { ReactNode } from 'react'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import type { GiftWay } from './address.ts'

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

/** The address of a gift: an email address, or a phone number where the server sends texts. */
export const AddressFields = ({ by, onBy, offersText, email, phone }: Props) => (
  <>
    {offersText && <ToggleGroup label="Send it by" options={options} value={by} onChange={(chosen) => chosen && onBy(chosen)} />}
    {by === 'email' ? email : phone}
  </>
)
