import { Chip } from '../../../ui/Checkbox/Chip.tsx'
import { useFieldIds } from '../../../ui/Field/Field.tsx'
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { BrandTags } from '../project.ts'

type ChosenTags = { readonly tagIds: readonly string[]; readonly favoriteTagIds: readonly string[] }

const toggled = (ids: readonly string[], id: string): string[] => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])

/** A tag that is not chosen any more is no favorite either. */
export function toggleTag({ tagIds, favoriteTagIds }: ChosenTags, id: string) {
  const next = toggled(tagIds, id)
  return { tagIds: next, favoriteTagIds: favoriteTagIds.filter((each) => next.includes(each)) }
}

export const toggleFavorite = (favoriteTagIds: readonly string[], id: string): string[] => toggled(favoriteTagIds, id)

type Props = { tags: BrandTags; chosen: ChosenTags; onChange: (chosen: { tagIds: string[]; favoriteTagIds: string[] }) => void }

/** The tags as chips. The chosen ones can be favorites too. */
export function TagPicker({ tags, ...picking }: Props) {
  const chosen = [...tags.cuisine, ...tags.mood, ...tags.other].filter(({ id }) => picking.chosen.tagIds.includes(id))
  return (
    <Stack space="lg">
      <TagGroup title="Cuisine" tags={tags.cuisine} {...picking} />
      <TagGroup title="Mood" tags={tags.mood} {...picking} />
      <TagGroup title="Other" tags={tags.other} {...picking} />
      {chosen.length > 0 && <Favorites tags={chosen} {...picking} />}
    </Stack>
  )
}

type GroupProps = Omit<Props, 'tags'> & { tags: BrandTags[keyof BrandTags] }

function TagGroup({ title, tags, chosen, onChange }: GroupProps & { title: string }) {
  const { ids } = useFieldIds({})
  return (
    <FieldGroup label={title} ids={ids}>
      <Inline space="xs">
        {tags.map(({ id, name }) => (
          <Chip key={id} label={name} checked={chosen.tagIds.includes(id)} onChange={() => onChange(toggleTag(chosen, id))} />
        ))}
      </Inline>
    </FieldGroup>
  )
}

function Favorites({ tags, chosen: { tagIds, favoriteTagIds }, onChange }: GroupProps) {
  const { ids } = useFieldIds({})
  return (
    <FieldGroup label="Favorites" ids={ids}>
      <Inline space="xs">
        {tags.map(({ id, name }) => (
          <Chip
            key={id}
            label={
              <>
                <VisuallyHidden>Favorite </VisuallyHidden>
                {name}
              </>
            }
            checked={favoriteTagIds.includes(id)}
            onChange={() => onChange({ tagIds: [...tagIds], favoriteTagIds: toggleFavorite(favoriteTagIds, id) })}
          />
        ))}
      </Inline>
    </FieldGroup>
  )
}
