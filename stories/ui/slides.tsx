import { brands as drawn } from '../../features/brands/examples/brands.ts'
import type { Brand } from '../../ui/BrandTile/BrandTile.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Text } from '../../ui/Text/Text.tsx'

const distances = ['0.4 miles', '1.2 miles', '3.7 miles', '12 miles', '48.5 miles', '101 miles', '149 miles']

/** The restaurants drawn for the project, as tiles take them. */
export const brands: readonly Brand[] = Object.values(drawn).map(({ brand_id, name, hero_image_url, logo_url }, index) => ({
  id: String(brand_id),
  name,
  hero: hero_image_url ?? null,
  logo: logo_url ?? null,
  detail: distances[index] ?? '',
  href: `#brand-${brand_id}`,
}))

const said = [
  ['“We came for the soup and stayed for the pears.”', 'Ada, on Osteria Fiammetta'],
  [
    '“Paid in ten seconds, and never waited for the check. The whole table was out of the door before the rain began, which on a Friday in November is no small thing.”',
    'Grace, on Kumo Ramen',
  ],
  ['“Twenty percent back, every time.”', 'Hedy, on Saffron Court'],
] as const

/** Quotes of guests, one to a slide. */
export const quotes = said.map(([messages, who]) => ({
  id: who,
  content: (
    <Card>
      <Text size="lg">{messages}</Text>
      <Text size="sm" tone="muted">
        {who}
      </Text>
    </Card>
  ),
}))
