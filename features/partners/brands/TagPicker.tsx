import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { useFieldIds } from '../../../ui/Field/Field.tsx'
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
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

export const TagPicker = ({ tags, ...picking }: Props) => (
  <Split space="lg">
    <TagGroup title="Cuisine" tags={tags.cuisine} {...picking} />
    <Stack space="lg">
      <TagGroup title="Mood" tags={tags.mood} {...picking} />
      <TagGroup title="Other" tags={tags.other} {...picking} />
    </Stack>
  </Split>
)

type GroupProps = Omit<Props, 'tags'> & { title: string; tags: BrandTags[keyof BrandTags] }

function TagGroup({ title, tags, chosen, onChange }: GroupProps) {
  const { ids } = useFieldIds({})
  const { tagIds, favoriteTagIds } = chosen
  return (
    <FieldGroup label={title} ids={ids}>
      <Stack space="xs">
        {tags.map(({ id, name }) => (
          <Inline key={id} space="sm" justify="between">
            <Checkbox label={name} checked={tagIds.includes(id)} onChange={() => onChange(toggleTag(chosen, id))} />
            {tagIds.includes(id) && (
              <Checkbox
                label={
                  <>
                    Favorite<VisuallyHidden> {name}</VisuallyHidden>
                  </>
                }
                checked={favoriteTagIds.includes(id)}
                onChange={() => onChange({ tagIds: [...tagIds], favoriteTagIds: toggleFavorite(favoriteTagIds, id) })}
              />
            )}
          </Inline>
        ))}
      </Stack>
    </FieldGroup>
  )
}
