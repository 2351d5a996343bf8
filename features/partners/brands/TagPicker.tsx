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
export function TagPicker({ tags, chosen, onChange }: Props) {
  const { tagIds, favoriteTagIds } = chosen
  const picked = [...tags.cuisine, ...tags.mood, ...tags.other].filter(({ id }) => tagIds.includes(id))
  const group = { checked: tagIds, onToggle: (id: string) => onChange(toggleTag(chosen, id)) }
  return (
    <Stack space="lg">
      <TagGroup title="Cuisine" tags={tags.cuisine} {...group} />
      <TagGroup title="Mood" tags={tags.mood} {...group} />
      <TagGroup title="Other" tags={tags.other} {...group} />
      {picked.length > 0 && (
        <TagGroup
          title="Favorites"
          each="Favorite "
          tags={picked}
          checked={favoriteTagIds}
          onToggle={(id) => onChange({ tagIds: [...tagIds], favoriteTagIds: toggleFavorite(favoriteTagIds, id) })}
        />
      )}
    </Stack>
  )
}

type GroupProps = {
  title: string
  /** The word before each tag, for those who hear it without the title. */
  each?: string
  tags: BrandTags[keyof BrandTags]
  checked: readonly string[]
  onToggle: (id: string) => void
}

function TagGroup({ title, each, tags, checked, onToggle }: GroupProps) {
  const { ids } = useFieldIds({})
  return (
    <FieldGroup label={title} ids={ids}>
      <Inline space="xs">
        {tags.map(({ id, name }) => {
          const label = (
            <>
              <VisuallyHidden>{each}</VisuallyHidden>
              {name}
            </>
          )
          return <Chip key={id} label={each === undefined ? name : label} checked={checked.includes(id)} onChange={() => onToggle(id)} />
        })}
      </Inline>
    </FieldGroup>
  )
}
