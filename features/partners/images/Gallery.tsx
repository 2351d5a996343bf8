import { isolated } from '../../../ui/isolated.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Image } from '../../../ui/Image/Image.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { SortableTiles } from '../../../ui/SortableTiles/SortableTiles.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { moveImage, placeImage, toggleImage } from './galleryOrder.ts'
import type { BrandImage } from './api.ts'

type Props = {
  /** The pictures of the gallery, in their order. */
  images: readonly BrandImage[]
  gallery: readonly string[]
  /** Null where it cannot be changed. */
  onChange: ((gallery: readonly string[]) => void) | null
}

export const nameOfImage = ({ name }: BrandImage, position: number): string => name ?? `Picture ${position}`

/** The gallery of a brand, in its order. Pictures are dragged, or moved with buttons. */
export function Gallery({ images, gallery, onChange }: Props) {
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
