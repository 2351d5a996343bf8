import { newGuest } from '../guest.ts'

/** Somebody at the device. `card`: what they type where they have saved none. */
export type Person = {
  readonly isGuest: boolean
  readonly email: string
  readonly first: string
  readonly last: string
  readonly phone: string
  readonly card: string
}

/** Two members and a guest, whom only one run has. `ending`: of an address that the enterprise takes. */
export function peopleOf(lane: string, ending: string | null): readonly [Person, Person, Person] {
  const guest = newGuest(`guest+${lane}`, ending)
  const member = (mailbox: string, first: string, last: string, phone: string): Person => ({
    isGuest: false,
    email: `${mailbox}+${lane}${ending ?? '@mail.example'}`,
    first,
    last,
    phone,
    card: '4242424242424242',
  })
  return [
    member('member', 'Maya', 'Lindqvist', '12125550195'),
    member('tipper', 'Iris', 'Vale', '12125550196'),
    { isGuest: true, email: guest.email, first: 'Ottoline', last: 'Quist', phone: guest.phone, card: '4012888888881881' },
  ]
}

/** What tells of a person, wherever it stands. */
export const marksOf = ({ isGuest, email, last, card }: Person): readonly string[] => [
  email,
  last,
  ...(isGuest ? [card.slice(-4), card] : []),
]
