import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { FormRow } from '../../../ui/FormSections/FormRow.tsx'
import { FormSections } from '../../../ui/FormSections/FormSections.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { getRows, listStatus } from '../../shared/links/listStatus.ts'
import type { Access } from '../access.ts'
import { systemName } from '../integrations/api.ts'
import type { BrandTags } from '../project.ts'
import { RecordForm } from '../records/RecordForm.tsx'
import { type RecordEditing, useRecordForm } from '../records/useRecordForm.ts'
import { TagPicker } from './TagPicker.tsx'
import { type Brand, type BrandDraft, type BrandValues, type CmsProvider, brandRecord, tagNames } from './api.ts'
import { brandNoun } from './noun.ts'
import { plainText } from '../../../ui/text/plainText.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { ImageLibrary } from '../images/api.ts'
import { type TilePictures, tilePictures } from '../images/tilePictures.ts'
import { Preview } from '../records/Preview.tsx'

type Props = RecordEditing<BrandDraft, BrandValues> &
  BrandOptions & {
    brand: Brand
    /** The access to the website's system. */
    integration: Access
  }

/** The choices of a brand's form. */
export type BrandOptions = {
  tags: Remote<BrandTags>
  cmsProviders: Remote<readonly CmsProvider[]>
  /** The pictures of the project. */
  library: Remote<ImageLibrary>
  /** Reads the tags and the providers again. */
  onRetryOptions: () => void
}

export function BrandForm({ brand, integration, tags, cmsProviders, library, onRetryOptions, ...editing }: Props) {
  const record = useRecordForm({ type: brandRecord, saved: brand, ...editing })
  const { input, missingOf, form } = record
  const changed = { shouldDirty: true }
  const favorites = form.watch('favoriteTagIds')
  const chosen = form.watch('tagIds')
  const others = chosen.filter((id) => !favorites.includes(id))
  const shownTags = tags.status === 'ready' ? [...tagNames(tags.value, favorites), ...tagNames(tags.value, others)] : []
  return (
    <RecordForm noun={brandNoun} record={record} {...editing}>
      <FormSections
        preview={
          <BrandPreview
            name={form.watch('name')}
            description={form.watch('description')}
            tags={shownTags}
            pictures={tilePictures(brand, library)}
          />
        }
        sections={[
          {
            title: 'About the brand',
            text: 'Guests see these on your page.',
            missing: missingOf('name', 'description'),
            fields: (
              <>
                <FormRow>
                  <TextField {...input('name')} />
                </FormRow>
                <FormRow>
                  <TextArea {...input('description')} />
                </FormRow>
              </>
            ),
          },
          {
            title: 'Website',
            text: integration.canEdit ? undefined : integration.why,
            missing: missingOf('websiteUrl', 'cmsProvider'),
            fields: (
              <>
                <FormRow>
                  <TextField kind="verbatim" {...input('websiteUrl')} />
                </FormRow>
                <ListStatus of={listStatus({ read: cmsProviders, onRetry: onRetryOptions })}>
                  {integration.canEdit ? (
                    <FormRow>
                      <Select
                        placeholder="Not chosen"
                        options={withOwn(getRows(cmsProviders), brand.cmsProvider)}
                        {...input('cmsProvider')}
                      />
                    </FormRow>
                  ) : (
                    <DescriptionList items={[{ term: brandRecord.labels.cmsProvider, detail: cmsLabel(getRows(cmsProviders), brand) }]} />
                  )}
                </ListStatus>
              </>
            ),
          },
          {
            title: 'Tags',
            text: 'Guests find you by your tags. The page shows favorites first.',
            missing: chosen.length === 0 ? 1 : 0,
            fields: (
              <ListStatus of={listStatus({ read: tags, onRetry: onRetryOptions })}>
                {tags.status === 'ready' && (
                  <TagPicker
                    tags={tags.value}
                    chosen={{ tagIds: chosen, favoriteTagIds: favorites }}
                    onChange={({ tagIds, favoriteTagIds }) => {
                      form.setValue('tagIds', tagIds, changed)
                      form.setValue('favoriteTagIds', favoriteTagIds, changed)
                    }}
                  />
                )}
              </ListStatus>
            ),
          },
        ]}
      />
    </RecordForm>
  )
}

/** The name of the system that a brand's website is made with. */
export const cmsLabel = (providers: readonly CmsProvider[], { cmsProvider }: Pick<Brand, 'cmsProvider'>): string =>
  providers.find(({ value }) => value === cmsProvider)?.label ?? (cmsProvider === null ? 'None' : systemName(cmsProvider))

/** The providers, with the brand's own where the server no longer offers it: a save would clear it otherwise. */
const withOwn = (providers: readonly CmsProvider[], own: string | null): readonly CmsProvider[] =>
  own === null || providers.some(({ value }) => value === own) ? providers : [...providers, { value: own, label: own }]

type BrandPreviewProps = {
  /** As it is typed. */
  name: string
  description: string
  /** The names of the chosen tags, the favorites first. */
  tags: readonly string[]
  pictures: TilePictures
}

/** The tags that fit below a description. */
const mostTags = 4

/** The brand as guests see it in a list. */
const BrandPreview = ({ name, description, tags, pictures }: BrandPreviewProps) => (
  <Preview name={plainText(name) || 'Your brand'} pictures={pictures}>
    {plainText(description) !== '' && <Text size="sm">{description}</Text>}
    {tags.length > 0 && (
      <Inline space="xs">
        {tags.slice(0, mostTags).map((tag) => (
          <Badge key={tag} tone="neutral">
            {tag}
          </Badge>
        ))}
      </Inline>
    )}
  </Preview>
)
