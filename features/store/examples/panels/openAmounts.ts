import type { SandboxPanel } from './panel.ts'
import { gcosAt } from './tiers.ts'

const open = { raising: true, open_amount_options: true, open_amount_presets: [50, 100, 250] }

export const openAmounts: readonly SandboxPanel[] = [
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
      gcos: gcosAt([
        [25, 25],
        [50, 55],
      ]),
    },
  },
  {
    slug: 'discountpercent',
    title: 'Any amount: 12.5 % off',
    wire: { project_id: 14, ...open, open_amount_type: 'flat_discount_percent', open_amount_minimum: 25, open_amount_percentage: 12.5 },
  },
  { slug: 'nopresets', title: 'Any amount, none suggested', wire: { project_id: 15, raising: true, open_amount_options: true } },
]
