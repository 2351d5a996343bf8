import { Badge } from '../../../ui/Badge/Badge.tsx'
import { BrandTile } from '../../../ui/BrandTile/BrandTile.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Image } from '../../../ui/Image/Image.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SortableTiles } from '../../../ui/SortableTiles/SortableTiles.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { isolated } from '../../../ui/isolated.ts'
import type { BrandImage } from './api.ts'
import { canBeHero, moveImage, placeImage, toggleImage } from './galleryOrder.ts'

type GalleryProps = {
  /** The pictures of the gallery, in their order. */
  images: readonly BrandImage[]
  gallery: readonly string[]
  /** Null where it cannot be changed. */
  onChange: ((gallery: readonly string[]) => void) | null
}

const nameOfImage = ({ name }: BrandImage, position: number): string => name ?? `Picture ${position}`

/** The gallery of a brand, in its order. Pictures are dragged, or moved with buttons. */
export function Gallery({ images, gallery, onChange }: GalleryProps) {
  if (images.length === 0) {
    return <EmptyState icon="picture" level={3} title="No picture yet" text="Choose pictures below: the first one leads the gallery." />
  }
  return (
    <>
      <SortableTiles
        label="Gallery, in its order"
        onMove={onChange && ((id, index) => onChange(placeImage(gallery, id, index)))}
        tiles={images.map((image, index) => {
          const name = nameOfImage(image, index + 1)
          return {
            id: image.id,
            content: (
              <Stack space="xs">
                <Image src={image.url} alt="" ratio="photo" />
                <Text size="sm">{`${index + 1}. ${name}`}</Text>
                {onChange && (
                  <Inline space="none">
                    <IconButton
                      icon="back"
                      label={`Move ${isolated(name)} earlier`}
                      disabled={index === 0}
                      onClick={() => onChange(moveImage(gallery, image.id, -1))}
                    />
                    <IconButton
                      icon="forward"
                      label={`Move ${isolated(name)} later`}
                      disabled={index === images.length - 1}
                      onClick={() => onChange(moveImage(gallery, image.id, 1))}
                    />
                    <IconButton
                      icon="remove"
                      label={`Take ${isolated(name)} out of the gallery`}
                      onClick={() => onChange(toggleImage(gallery, image.id))}
                    />
                  </Inline>
                )}
              </Stack>
            ),
          }
        })}
      />
      <VisuallyHidden live>{`In the gallery: ${images.map((image, index) => nameOfImage(image, index + 1)).join(', ')}`}</VisuallyHidden>
    </>
  )
}

/** The picture that leads the brand's page, large, and as a list crops it. */
export const Hero = ({ brandName, image }: { brandName: string; image: BrandImage | null }) => (
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

type TilesProps = {
  images: readonly BrandImage[]
  /** The position of the first one, from 1. */
  first: number
  gallery: readonly string[]
  heroId: string | null
  /** Null where nothing can be changed. */
  onGallery: ((gallery: readonly string[]) => void) | null
  onHero: (id: string) => void
  /** The hero is being changed. */
  isBusy: boolean
}

type ChoiceProps = Pick<TilesProps, 'isBusy'> & { image: BrandImage; name: string; isHero: boolean; onHero: TilesProps['onHero'] | null }

function HeroChoice({ image, name, isHero, isBusy, onHero }: ChoiceProps) {
  if (isHero)
    return (
      <Badge tone="accent" icon="check">
        Hero
      </Badge>
    )
  if (!onHero) return null
  if (!canBeHero(image))
    return (
      <Text size="sm" tone="muted">
        {image.width === null ? 'Its size is not known' : 'Too small for the hero'}
      </Text>
    )
  return (
    <Button variant="quiet" size="md" disabled={isBusy} onClick={() => onHero(image.id)}>
      Use as hero <VisuallyHidden>({name})</VisuallyHidden>
    </Button>
  )
}

/** The pictures of one page: each for the gallery, or as the hero. */
export const ImageTiles = ({ images, first, gallery, heroId, onGallery, onHero, isBusy }: TilesProps) => (
  <Columns space="md" few="keep">
    {images.map((image, index) => {
      const name = nameOfImage(image, first + index)
      return (
        <Stack key={image.id} space="xs" align="start">
          <Image src={image.url} alt="" ratio="photo" />
          <Text size="sm" weight="strong">
            {name}
          </Text>
          {onGallery && (
            <Checkbox
              label={
                <>
                  In the gallery <VisuallyHidden>({name})</VisuallyHidden>
                </>
              }
              checked={gallery.includes(image.id)}
              onChange={() => onGallery(toggleImage(gallery, image.id))}
            />
          )}
          <HeroChoice image={image} name={name} isHero={image.id === heroId} isBusy={isBusy} onHero={onGallery && onHero} />
        </Stack>
      )
    })}
  </Columns>
)
