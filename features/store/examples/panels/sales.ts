import type { SandboxPanel } from './panel.ts'
import { gcosAt, icosAt } from './tiers.ts'

const finePrint = 'Credit never expires. Bonus credit ends one year after it was bought. Not to be exchanged for cash.'

export const sales: readonly SandboxPanel[] = [
  {
    slug: 'house',
    title: 'Tiers of credit, and gift cards',
    wire: {
      project_id: 1,
      raising: true,
      icos: icosAt([
        [50, 60],
        [100, 125],
        [250, 325],
      ]),
      gcos: gcosAt([
        [25, 25],
        [50, 55],
        [100, 115],
      ]),
      fine_print: finePrint,
    },
  },
  { slug: 'planning', title: 'Planning', wire: { project_id: 2, planning: true, headline: 'Kumo Ramen' } },
  { slug: 'soldout', title: 'Sold out', wire: { project_id: 3, raising: false, icos: icosAt([[50, 60]]), headline: 'Casa Nopal' } },
  {
    slug: 'nogifting',
    title: 'No gift cards',
    wire: {
      project_id: 4,
      raising: true,
      disable_gifting: true,
      icos: icosAt([
        [50, 60],
        [100, 125],
      ]),
    },
  },
  {
    slug: 'onlygifts',
    title: 'Only gift cards',
    wire: {
      project_id: 5,
      raising: true,
      platewell_cash: false,
      gcos: gcosAt([
        [25, 25],
        [50, 55],
      ]),
    },
  },
  { slug: 'onetier', title: 'A single tier', wire: { project_id: 6, raising: true, icos: icosAt([[75, 90]]) } },
  {
    slug: 'twentytiers',
    title: 'Twenty tiers',
    wire: {
      project_id: 7,
      raising: true,
      icos: icosAt(
        Array.from({ length: 20 }, (_, index) => [(index + 1) * 25, (index + 1) * 30] as const),
        'many',
      ),
    },
  },
  { slug: 'sparse', title: 'Nothing but what must be', wire: { project_id: 8, raising: true, icos: icosAt([[20, 20]]) } },
]
