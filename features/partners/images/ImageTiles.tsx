import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { Image } from '../../../ui/Image/Image.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { nameOfImage } from './Gallery.tsx'
import { canBeHero, toggleImage } from './galleryOrder.ts'
import type { BrandImage } from './api.ts'

type Props = {
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

type ChoiceProps = Pick<Props, 'isBusy'> & { image: BrandImage; name: string; isHero: boolean; onHero: Props['onHero'] | null }

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
export const ImageTiles = ({ images, first, gallery, heroId, onGallery, onHero, isBusy }: Props) => (
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
