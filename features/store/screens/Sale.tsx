import type { ReactNode } from 'react'
import { ColourBand } from '../../../ui/ColourBand/ColourBand.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Counter } from '../../../ui/Counter/Counter.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { ScreenHeading } from '../../shared/screens/Screen.tsx'
import { PassMapLink } from '../../shared/screens/PassMapLink.tsx'
import { giftHeadline, hostHeadline } from '../storeMessages.ts'
import { type Promotion, type Tab, runsOn, hashByTab } from '../panel.ts'
import type { Draft, Selling } from '../purchase.ts'
import { LazyDesignField } from './lazyScreens.tsx'
import { FinePrint } from './FinePrint.tsx'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import type { DayEverywhere } from '../../shared/dates/dayEverywhere.ts'

const PromotionNote = ({ promotion: { slug, endsOn } }: { promotion: Promotion }) => (
  <Inline space="xs">
    <Badge tone="bright" icon="ticket">
      {slug}
    </Badge>
    {endsOn && (
      <Text size="sm" tone="muted">
        Until {formatDay(endsOn)}
      </Text>
    )}
  </Inline>
)

/** The props of a page that sells something. */
export type SaleProps = {
  onTab: (tab: Tab) => void
  onDraft: (changed: Partial<Draft>) => void
  passMapHref: string
  today: DayEverywhere
  /** The object that is bought. */
  slip: ReactNode
}

type Props = SaleProps & {
  selling: Selling
  /** Fields that change the object. */
  fields?: ReactNode
  promoCode?: ReactNode
  /** Tiers at fixed prices. */
  children?: ReactNode
}

const intros: Readonly<Record<Tab, string>> = {
  cash: 'For your next meals, ready as soon as you have paid. You spend it in the app.',
  giftCards: 'With your own words and a picture. It arrives on the day that you choose.',
}

export function Sale({ selling, onTab, onDraft, passMapHref, today, slip, fields, promoCode, children }: Props) {
  const { panel, other, tab, draft, host } = selling
  const { wording } = useEnterprise()
  const isGift = tab === 'giftCards'
  const heading = <ScreenHeading>{panel.headline ?? hostHeadline(selling) ?? (isGift ? giftHeadline : wording.sale)}</ScreenHeading>
  return (
    <Counter
      title={
        <>
          {panel.colours ? <ColourBand {...panel.colours}>{heading}</ColourBand> : heading}
          {panel.promotion && runsOn(panel.promotion, today) && <PromotionNote promotion={panel.promotion} />}
        </>
      }
      choice={
        <>
          {other && (
            <Tabs
              label="What to buy"
              current={tab}
              onChange={onTab}
              tabs={[
                { value: 'cash', label: 'Dining credit', href: hashByTab.cash },
                { value: 'giftCards', label: 'Gift Cards', href: hashByTab.giftCards },
              ]}
            />
          )}
          <Text tone="muted">{intros[tab]}</Text>
        </>
      }
      object={slip}
      fields={
        (isGift || fields) && (
          <>
            {isGift && <LazyDesignField design={draft.design} onDraft={onDraft} />}
            {fields}
          </>
        )
      }
      foot={
        <>
          {promoCode}
          <PassMapLink host={host} passMapHref={passMapHref} />
          <FinePrint text={panel.finePrint} />
        </>
      }>
      {children}
    </Counter>
  )
}
