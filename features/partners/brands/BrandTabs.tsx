import { Tabs } from '../../../ui/Tabs/Tabs.tsx'

type BrandPage = 'about' | 'images' | 'logos'

export type BrandHrefs = Readonly<Record<BrandPage, string>>

export const BrandTabs = ({ current, hrefs }: { current: BrandPage; hrefs: BrandHrefs }) => (
  <Tabs
    label="Pages of the brand"
    tabs={[
      { value: 'about', label: 'About', href: hrefs.about },
      { value: 'images', label: 'Images', href: hrefs.images },
      { value: 'logos', label: 'Logos', href: hrefs.logos },
    ]}
    current={current}
  />
)
