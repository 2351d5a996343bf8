import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { capitalized } from '../../shared/forms/capitalized.ts'

type BrandPage = 'about' | 'images' | 'logos'

export type BrandHrefs = Readonly<Record<BrandPage, string>>

export function BrandTabs({ current, hrefs }: { current: BrandPage; hrefs: BrandHrefs }) {
  const tab = (value: BrandPage) => ({ value, label: capitalized(value), href: hrefs[value] })
  return <Tabs label="Pages of the brand" tabs={[tab('about'), tab('images'), tab('logos')]} current={current} />
}
