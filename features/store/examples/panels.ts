import type { PanelWire } from '../panelWire.ts'

export type SandboxPanel = { readonly slug: string; readonly title: string; readonly wire: PanelWire }

type Sums = readonly (readonly [pay: number, get: number])[]
type Icos = NonNullable<PanelWire['icos']>
type Gcos = NonNullable<PanelWire['gcos']>

const icos = (...sums: Sums): Icos => sums.map(([pay, get]) => ({ ico_slug: `ico-${pay}`, pay_amount: pay, get_amount: get }))

const gcos = (...sums: Sums): Gcos => sums.map(([pay, get]) => ({ gco_slug: `gco-${pay}`, pay_amount: pay, get_amount: get }))

/** The end of a bonus is said by the enterprise's terms of sale. */
const finePrint = 'Paid credit never expires. Not exchangeable for cash except where the law requires it.'

const sales: readonly SandboxPanel[] = [
  {
    slug: 'house',
    title: 'Tiers of credit, and gift cards',
    wire: {
      project_id: 1,
      raising: true,
      icos: icos([50, 60], [100, 125], [250, 325]),
      gcos: gcos([25, 25], [50, 55], [100, 115]),
      fine_print: finePrint,
    },
  },
  { slug: 'planning', title: 'Planning', wire: { project_id: 2, planning: true, headline: 'Kumo Ramen' } },
  { slug: 'soldout', title: 'Sold out', wire: { project_id: 3, raising: false, icos: icos([50, 60]), headline: 'Casa Nopal' } },
  {
    slug: 'nogifting',
    title: 'No gift cards',
    wire: { project_id: 4, raising: true, disable_gifting: true, icos: icos([50, 60], [100, 125]) },
  },
  {
    slug: 'onlygifts',
    title: 'Only gift cards',
    wire: { project_id: 5, raising: true, platewell_cash: false, gcos: gcos([25, 25], [50, 55]) },
  },
  { slug: 'onetier', title: 'A single tier', wire: { project_id: 6, raising: true, icos: icos([75, 90]) } },
  {
    slug: 'twentytiers',
    title: 'Twenty tiers',
    wire: {
      project_id: 7,
      raising: true,
      // Its prices are others' too, for another credit, so its slugs differ.
      icos: Array.from({ length: 20 }, (_, index) => ({
        ico_slug: `many-${(index + 1) * 25}`,
        pay_amount: (index + 1) * 25,
        get_amount: (index + 1) * 30,
      })),
    },
  },
  { slug: 'sparse', title: 'Nothing but what must be', wire: { project_id: 8, raising: true, icos: icos([20, 20]) } },
]

const open = { raising: true, open_amount_options: true, open_amount_presets: [50, 100, 250] }

const openAmounts: readonly SandboxPanel[] = [
  {
    slug: 'bonusperspend',
    title: 'Any amount: $20 more for each $100',
    wire: {
      project_id: 11,
      ...open,
      open_amount_type: 'flat_bonus_amount_per_spend',
      open_amount_minimum: 100,
      open_amount_incentive_amount: 20,
    },
  },
  {
    slug: 'discountperspend',
    title: 'Any amount: $15 off each $100',
    wire: {
      project_id: 12,
      ...open,
      open_amount_type: 'flat_discount_amount_per_spend',
      open_amount_minimum: 100,
      open_amount_incentive_amount: 15,
    },
  },
  {
    slug: 'bonuspercent',
    title: 'Any amount: 20 % more; gift cards at two prices',
    wire: {
      project_id: 13,
      ...open,
      open_amount_type: 'flat_bonus_percent',
      open_amount_minimum: 25,
      open_amount_percentage: 20,
      gcos: gcos([25, 25], [50, 55]),
    },
  },
  {
    slug: 'discountpercent',
    title: 'Any amount: 12.5 % off',
    wire: { project_id: 14, ...open, open_amount_type: 'flat_discount_percent', open_amount_minimum: 25, open_amount_percentage: 12.5 },
  },
  {
    slug: 'nopresets',
    title: 'Any amount, none suggested',
    wire: { project_id: 15, raising: true, open_amount_options: true, open_amount_by_personal_data: true },
  },
]

const variants: readonly SandboxPanel[] = [
  {
    slug: 'promotion',
    title: 'A promotion with an end and custom colours',
    wire: {
      project_id: 21,
      raising: true,
      headline: 'Spring supper at Harbor & Rye',
      background_color: '#1d4d3a',
      headline_color: '#fdf3d8',
      promo_slug: 'SPRING',
      promo_end_date: '2027-04-30',
      fine_print: 'One bonus for each guest.\nNot with other promotions.',
      icos: [
        { ico_slug: 'spring-50', pay_amount: 50, get_amount: 70, strike_through_get: 60, banner_label: 'Most loved' },
        { ico_slug: 'spring-100', pay_amount: 100, get_amount: 145, strike_through_get: 125, priced_by_personal_data: true },
      ],
      gcos: [{ gco_slug: 'spring-gift-50', pay_amount: 50, get_amount: 55 }],
    },
  },
  {
    slug: 'lowcontrast',
    title: 'Unreadable colours',
    wire: {
      project_id: 22,
      raising: true,
      headline: 'Sunshine brunch',
      background_color: '#ffe600',
      headline_color: '#ffffff',
      icos: icos([50, 60], [100, 125]),
    },
  },
  {
    slug: 'longwords',
    title: 'Long names, large sums',
    wire: {
      project_id: 23,
      raising: true,
      headline: 'Grand-Mère Marguerite’s Boulangerie, Pâtisserie & Salon de Thé: the annual subscribers’ celebration',
      promo_slug: 'GRANDMEREMARGUERITEANNUALCELEBRATION',
      icos: [{ ico_slug: 'ico-25000', pay_amount: '25000.50', get_amount: '31250.75', banner_label: 'Our warmest thanks to you' }],
      fine_print: 'Terms apply. '.repeat(20).trim(),
    },
  },
]

/** Every purchase page of the sandbox. An address without a restaurant opens the first. */
export const panels: readonly SandboxPanel[] = [...sales, ...openAmounts, ...variants]

/** @throws for an unknown page. */
export function panelNamed(slug: string): PanelWire {
  const found = panels.find((panel) => panel.slug === slug)
  if (!found) throw new Error(`There is no purchase page "${slug}".`)
  return found.wire
}

export const promoCodes: readonly string[] = ['SPRING10', 'FEAST']
