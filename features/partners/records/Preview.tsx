import type { ReactNode } from 'react'
import { BrandTile } from '../../../ui/BrandTile/BrandTile.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { TilePictures } from '../images/tilePictures.ts'

type Props = { name: string; pictures: TilePictures; children: ReactNode }

/** A restaurant as guests see it, with the text that is being typed. */
export const Preview = ({ name, pictures, children }: Props) => (
  <Section title="As guests see it">
    <Card>
      <Stack space="sm">
        <BrandTile brand={{ id: 'preview', name, ...pictures }} />
        {children}
      </Stack>
    </Card>
    <Text size="sm" tone="muted">
      It changes as you type. Guests see it after you save.
    </Text>
  </Section>
)
