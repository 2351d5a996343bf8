import { isolated } from '../../../ui/isolated.ts'
import { BrandTile } from '../../../ui/BrandTile/BrandTile.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Image } from '../../../ui/Image/Image.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { BrandImage } from './api.ts'
import { nameOfImage } from './Gallery.tsx'

type Props = { brandName: string; image: BrandImage | null }

/** The picture that leads the brand's page, large, and as a list crops it. */
export const Hero = ({ brandName, image }: Props) => (
  <Section title="Hero" text={`It leads the page of ${isolated(brandName)}.`}>
    {image === null ? (
      <EmptyState icon="picture" level={3} title="No hero yet" text="Choose one of the pictures below." />
    ) : (
      <Split space="lg" shares="rail">
        <Image src={image.url} alt={nameOfImage(image, 1)} ratio="wide" />
        <Stack space="xs">
          <Text size="sm" tone="muted">
            In a list of restaurants
          </Text>
          <BrandTile brand={{ id: 'hero', name: brandName, hero: image.url, logo: null }} />
        </Stack>
      </Split>
    )}
  </Section>
)
