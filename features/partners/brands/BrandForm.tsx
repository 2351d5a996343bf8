import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { listStatus, rowsOf } from '../../shared/links/listStatus.ts'
import type { Remote } from '../../shared/api/remote.ts'
import type { Access } from '../access.ts'
import { systemName } from '../integrations/systemName.ts'
import type { BrandTags } from '../project.ts'
import { RecordForm } from '../records/RecordForm.tsx'
import { type RecordEditing, useRecordForm } from '../records/useRecordForm.ts'
import { type Brand, type BrandDraft, brandParts, brandRecord, type BrandValues, type CmsProvider } from './brand.ts'
import { TagPicker } from './TagPicker.tsx'

type Props = RecordEditing<BrandDraft, BrandValues> & {
  brand: Brand
  /** Whether what the website is built with can be changed. */
  integration: Access
  tags: Remote<BrandTags>
  cmsProviders: Remote<readonly CmsProvider[]>
  /** Reads the tags and the providers again. */
  onRetryOptions: () => void
}

/** Edits a brand. */
export function BrandForm({ brand, integration, tags, cmsProviders, onRetryOptions, ...editing }: Props) {
  const parts = brandParts(tags.status === 'ready' ? tags.value : noTags, rowsOf(cmsProviders))
  const record = useRecordForm({ type: brandRecord, saved: brand, parts, ...editing })
  const { input, form } = record
  const changed = { shouldDirty: true }
  return (
    <RecordForm noun="brand" record={record} {...editing}>
      <Section title="About the brand" text="Guests see these on your page.">
        <Stack space="md">
          <TextField {...input('name')} />
          <TextArea {...input('description')} />
        </Stack>
      </Section>
      <Section title="Website" text={integration.canEdit ? undefined : integration.why}>
        <Stack space="md">
          <TextField kind="verbatim" {...input('websiteUrl')} />
          <ListStatus of={listStatus({ read: cmsProviders, onRetry: onRetryOptions })}>
            {integration.canEdit ? (
              <Select placeholder="Not chosen" options={withOwn(rowsOf(cmsProviders), brand.cmsProvider)} {...input('cmsProvider')} />
            ) : (
              <DescriptionList items={[{ term: brandRecord.labels.cmsProvider, detail: cmsLabel(rowsOf(cmsProviders), brand) }]} />
            )}
          </ListStatus>
        </Stack>
      </Section>
      <Section title="Tags" text="Guests find you by your tags. The page shows favorites first.">
        <ListStatus of={listStatus({ read: tags, onRetry: onRetryOptions })}>
          {tags.status === 'ready' && (
            <TagPicker
              tags={tags.value}
              chosen={{ tagIds: form.watch('tagIds'), favoriteTagIds: form.watch('favoriteTagIds') }}
              onChange={({ tagIds, favoriteTagIds }) => {
                form.setValue('tagIds', tagIds, changed)
                form.setValue('favoriteTagIds', favoriteTagIds, changed)
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
