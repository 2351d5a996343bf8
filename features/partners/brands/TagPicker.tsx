import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { useFieldIds } from '../../../ui/Field/Field.tsx'
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { BrandTags } from '../project.ts'
import { type ChosenTags, toggleFavorite, toggleTag } from './chosenTags.ts'

type Props = { tags: BrandTags; chosen: ChosenTags; onChange: (chosen: { tagIds: string[]; favoriteTagIds: string[] }) => void }

/** The tags of a brand by group; a chosen tag can be a favorite. */
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
