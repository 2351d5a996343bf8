import type { ReactNode } from 'react'
import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { designTitles } from '../../shared/gift/designs.ts'
import { cents, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import type { Occasion } from '../occasions.ts'

type Formats = { readonly money: (sum: number) => string; readonly short: (sum: number) => string }

const balance = ({ money, short }: Formats) => (
  <Slip
    face="credit"
    label="Example of a team’s balance"
    kicker="Your team’s balance"
    amount={short(840_00)}
    stub={[
      { term: 'Ana, lunch', detail: money(18_50) },
      { term: 'Ben, lunch', detail: money(21_00) },
      { term: 'Chidi, lunch', detail: money(19_25) },
    ]}
  />
)

const gift = ({ short }: Formats) => (
  <Slip
    face="gift"
    art={<GiftArt design="celebration" />}
    label="Example of a gift"
    kicker={designTitles.celebration}
    amount={short(150_00)}
  />
)

const thanks = ({ money, short }: Formats) => (
  <Slip
    face="paid"
    label="Example of a paid dinner"
    kicker="Paid"
    amount={money(180_00)}
    sticker={`${short(36_00)} back`}
    stub={[{ term: 'Comes back', detail: short(36_00) }]}
  />
)

const pictures: Readonly<Record<Occasion, (formats: Formats) => ReactNode>> = { lunch: balance, guests: gift, lateNight: thanks }

/** The product at an occasion: its own slip, with an example. */
export function OccasionPicture({ occasion }: { occasion: Occasion }) {
  const currency = useCurrency()
  return pictures[occasion]({ money: (sum) => formatMoney(cents(sum), currency), short: (sum) => formatMoneyShort(cents(sum), currency) })
}
