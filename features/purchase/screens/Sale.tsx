import type { ReactNode } from 'react'
import { ColourBand } from '../../../ui/ColourBand/ColourBand.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { ScreenHeading } from '../../shared/Arrival.tsx'
import type { Tab } from '../panel.ts'
import type { PurchaseEvent, Selling } from '../purchase.ts'
import { FinePrint } from './FinePrint.tsx'
import { PromotionNote } from './PromotionNote.tsx'

type Props = {
  selling: Selling
  send: (event: PurchaseEvent) => void
  children: ReactNode
}

/** The hash by which a tab is opened (PUR-05). */
export const hashOf: Readonly<Record<Tab, string>> = { cash: '#cash', giftCards: '#giftcards' }

/** The page of a restaurant that sells: its headline, what runs, what is sold, and under it the ways to buy. */
export function Sale({ selling: { panel, offerings, draft }, send, children }: Props) {
  const { settings, wording } = useEnterprise()
  const heading = <ScreenHeading>{panel.headline ?? wording.welcome}</ScreenHeading>
  return (
    <Stack space="lg">
      {panel.colours ? <ColourBand {...panel.colours}>{heading}</ColourBand> : heading}
      {panel.promotion && <PromotionNote promotion={panel.promotion} />}
      {offerings.cash && offerings.giftCards && (
        <Tabs
          label="What to buy"
          current={draft.tab}
          onChange={(tab) => send({ type: 'tabChosen', tab })}
          tabs={[
            { value: 'cash', label: `${settings.name} credit`, href: hashOf.cash },
            { value: 'giftCards', label: 'Gift Cards', href: hashOf.giftCards },
          ]}
        />
      )}
      {children}
      <FinePrint text={panel.finePrint} />
    </Stack>
  )
}
