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
  // A manager's phone gets ten codes in ten minutes: the runs of a lane take turns with four pairs of phones.
  const pair = (Number(/\d+$/.exec(lane)?.[0] ?? 0) % 4) * 2
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
    member('member', 'Maya', 'Lindqvist', `1212555019${pair}`),
    member('tipper', 'Iris', 'Vale', `1212555019${pair + 1}`),
    { isGuest: true, email: guest.email, first: 'Ottoline', last: 'Quist', phone: guest.phone, card: '4012888888881881' },
  ]
}

/** The texts that tell of a person. */
export const marksOf = ({ isGuest, email, last, card }: Person): readonly string[] => [
  email,
  last,
  ...(isGuest ? [card.slice(-4), card] : []),
]
