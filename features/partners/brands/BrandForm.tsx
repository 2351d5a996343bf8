import { systemName } from '../integrations/systemName.ts'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { listStatus, rowsOf } from '../../shared/links/listStatus.ts'
import type { Remote } from '../../shared/api/remote.ts'
import type { Submission } from '../../shared/api/submission.ts'
import type { Access } from '../access.ts'
import type { BrandTags } from '../project.ts'
import type { Edit } from '../records/mergeEdits.ts'
import { RecordForm } from '../records/RecordForm.tsx'
import { useRecordForm } from '../records/useRecordForm.ts'
import { brandNames } from './brandFields.ts'
import { brandParts } from './brandParts.ts'
import type { Brand, CmsProvider } from './brand.ts'
import { type BrandChanges, type BrandDraft, brandForm, draftOf } from './brandSchema.ts'
import { TagPicker } from './TagPicker.tsx'

export type BrandFormProps = {
  brand: Brand
  /** Whether what the website is built with can be changed. */
  integration: Access
  tags: Remote<BrandTags>
  cmsProviders: Remote<readonly CmsProvider[]>
  saving: Submission
  /** The field that takes the focus at first, by its name on the wire; empty for none. */
  focusOn: string
  /** What was typed before a reload; null for nothing. */
  restored: Edit<BrandDraft> | null
  onEdit: (edit: Edit<BrandDraft> | null) => void
  onSave: (changes: BrandChanges) => void
  onUnsaved: (isUnsaved: boolean) => void
  /** Reads the tags and the providers again. */
  onRetryOptions: () => void
}

/** Edits a brand. */
export function BrandForm({
  brand,
  integration,
  tags,
  cmsProviders,
  saving,
  focusOn,
  restored,
  onEdit,
  onSave,
  onUnsaved,
  onRetryOptions,
}: BrandFormProps) {
  const record = useRecordForm({
    schema: brandForm,
    saved: draftOf(brand),
    draftOf,
    parts: brandParts(tags.status === 'ready' ? tags.value : noTags, rowsOf(cmsProviders)),
    wireNames: brandNames,
    saving,
    focusOn,
    restored,
    onEdit,
    onUnsaved,
  })
  const { register, formState, watch, setValue } = record.form
  const { errors } = formState
  const changed = { shouldDirty: true }
  return (
    <RecordForm noun="brand" record={record} saving={saving} onSave={onSave}>
      <Section title="About the brand" text="Guests see these on your page.">
        <Stack space="md">
          <TextField label="Name" error={errors.name?.message} {...register('name')} />
          <TextArea label="Description" error={errors.description?.message} {...register('description')} />
        </Stack>
      </Section>
      <Section title="Website" text={integration.canEdit ? undefined : integration.why}>
        <Stack space="md">
          <TextField kind="verbatim" label="Website address" error={errors.websiteUrl?.message} {...register('websiteUrl')} />
          <ListStatus of={listStatus({ read: cmsProviders, onRetry: onRetryOptions })}>
            {integration.canEdit ? (
              <Select
                label="Website built with"
                placeholder="Not chosen"
                error={errors.cmsProvider?.message}
                options={withOwn(rowsOf(cmsProviders), brand.cmsProvider)}
                {...register('cmsProvider')}
              />
            ) : (
              <DescriptionList items={[{ term: 'Website built with', detail: cmsLabel(rowsOf(cmsProviders), brand) }]} />
            )}
          </ListStatus>
        </Stack>
      </Section>
      <Section title="Tags" text="Guests find you by your tags. The page shows favorites first.">
        <ListStatus of={listStatus({ read: tags, onRetry: onRetryOptions })}>
          {tags.status === 'ready' && (
            <TagPicker
              tags={tags.value}
              chosen={{ tagIds: watch('tagIds'), favoriteTagIds: watch('favoriteTagIds') }}
              onChange={({ tagIds, favoriteTagIds }) => {
                setValue('tagIds', tagIds, changed)
                setValue('favoriteTagIds', favoriteTagIds, changed)
              }}
            />
          )}
        </ListStatus>
      </Section>
    </RecordForm>
  )
}

/** The name of what the brand's website is built with. */
export const cmsLabel = (providers: readonly CmsProvider[], { cmsProvider }: Brand): string =>
  providers.find(({ value }) => value === cmsProvider)?.label ?? (cmsProvider === null ? 'None' : systemName(cmsProvider))

const noTags: BrandTags = { cuisine: [], mood: [], other: [] }

/** The providers, with the brand's own where the server no longer offers it: a save would clear it otherwise. */
const withOwn = (providers: readonly CmsProvider[], own: string | null): readonly CmsProvider[] =>
  own === null || providers.some(({ value }) => value === own) ? providers : [...providers, { value: own, label: own }]
