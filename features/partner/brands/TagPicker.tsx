import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { useFieldIds } from '../../../ui/Field/Field.tsx'
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { BrandTags } from '../project.ts'
import { type ChosenTags, toggleFavorite, toggleTag } from './brandForm.ts'

type Props = { tags: BrandTags; chosen: ChosenTags; onChange: (chosen: { tagIds: string[]; favoriteTagIds: string[] }) => void }

export const tagGroups = [
  { group: 'cuisine', title: 'Cuisine' },
  { group: 'mood', title: 'Mood' },
  { group: 'other', title: 'Other' },
] as const satisfies readonly { group: keyof BrandTags; title: string }[]

/** The tags of a brand by group; a chosen tag can be a favorite (PRT-05). */
export const TagPicker = ({ tags, ...picking }: Props) => (
  <Columns space="lg">
    {tagGroups.map(({ group, title }) => (
      <TagGroup key={group} title={title} tags={tags[group]} {...picking} />
    ))}
  </Columns>
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
                    Favorite<VisuallyHidden>: {name}</VisuallyHidden>
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
