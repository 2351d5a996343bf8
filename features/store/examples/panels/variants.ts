import type { SandboxPanel } from './panel.ts'
import { gcosAt, icosAt } from './tiers.ts'

/** Restaurants with unusual texts and images. */
export const variants: readonly SandboxPanel[] = [
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
        { ico_slug: 'spring-100', pay_amount: 100, get_amount: 145, strike_through_get: 125 },
      ],
      gcos: gcosAt([[50, 55]]),
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
      icos: icosAt([
        [50, 60],
        [100, 125],
      ]),
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
