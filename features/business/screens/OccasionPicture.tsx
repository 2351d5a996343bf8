import type { ReactNode } from 'react'
import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { designTitles } from '../../shared/gift/designs.ts'
import { cents, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import type { Occasion } from '../occasions.ts'

const balance = () => (
  <Slip
    face="credit"
    label="Example of a team’s balance"
    kicker="Your team’s balance"
    amount={formatMoneyShort(cents(840_00))}
    stub={[
      { term: 'Ana, lunch', detail: formatMoney(cents(18_50)) },
      { term: 'Ben, lunch', detail: formatMoney(cents(21_00)) },
      { term: 'Chidi, lunch', detail: formatMoney(cents(19_25)) },
    ]}
  />
)

const gift = () => (
  <Slip
    face="gift"
    art={<GiftArt design="celebration" />}
    label="Example of a gift"
    kicker={designTitles.celebration}
    amount={formatMoneyShort(cents(150_00))}
  />
)

const thanks = () => (
  <Slip
    face="paid"
    label="Example of a paid dinner"
    kicker="Paid"
    amount={formatMoney(cents(180_00))}
    sticker={`${formatMoneyShort(cents(36_00))} back`}
    stub={[{ term: 'Comes back', detail: formatMoneyShort(cents(36_00)) }]}
  />
)

const pictures: Readonly<Record<Occasion, () => ReactNode>> = { lunch: balance, guests: gift, lateNight: thanks }

/** The product at an occasion: its own slip, with an example. */
export const OccasionPicture = ({ occasion }: { occasion: Occasion }) => pictures[occasion]()
