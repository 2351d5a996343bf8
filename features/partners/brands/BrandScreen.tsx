import { isolatedList } from '../../../ui/isolatedList.ts'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { listStatus, getRows } from '../../shared/links/listStatus.ts'
import { type Access, type Rights, brandAccess, integrationAccess } from '../access.ts'
import { systemName } from '../integrations/api.ts'
import { type BrandTags, noTags, type Project } from '../project.ts'
import { DeleteItem, type ItemEditing, ItemPage, MissingSteps } from '../records/ItemPage.tsx'
import { ReadOnly } from '../records/ReadOnly.tsx'
import { RecordForm } from '../records/RecordForm.tsx'
import { type RecordEditing, useRecordForm } from '../records/useRecordForm.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { type BrandHrefs, BrandTabs } from './BrandTabs.tsx'
import { PopupVerification } from './PopupVerification.tsx'
import { TagPicker } from './TagPicker.tsx'
import { type Brand, type BrandDraft, type BrandValues, type CmsProvider, brandParts, brandRecord, tagNames } from './api.ts'

type BrandProject = Rights & Pick<Project, 'locations' | 'allBrandTags'>

export type BrandScreenProps = ItemEditing<BrandDraft, BrandValues> &
  Omit<FormProps, 'brand' | 'integration'> & {
    brand: Remote<Brand | null>
    project: BrandProject
    hrefs: BrandHrefs
    verifying: Submission
    onVerify: () => void
  }

export const BrandScreen = ({ brand, listHref, hrefs, onRetry, ...props }: BrandScreenProps) => (
  <ItemPage
    noun="brand"
    read={brand}
    title={brand.status === 'ready' && brand.value ? brand.value.name : null}
    listHref={listHref}
    tabs={<BrandTabs current="about" hrefs={hrefs} />}
    onRetry={onRetry}>
    {(read) => <ReadBrand {...props} hrefs={hrefs} brand={read} />}
  </ItemPage>
)

type ReadProps = Omit<BrandScreenProps, 'brand' | 'listHref' | 'onRetry'> & { brand: Brand }

function ReadBrand({ brand, project, hrefs, verifying, deleting, onVerify, onDelete, onCancelDelete, ...editing }: ReadProps) {
  const access = brandAccess(project, brand.id)
  const integration = integrationAccess(project, brand.id)
  return (
    <Stack space="xl">
      <MissingSteps steps={brand.steps} noun="brand" hrefOf={(page) => hrefs[page]} />
      <PopupVerification
        brand={brand}
        canVerify={integration.canEdit}
        whyNot={access.canEdit && !integration.canEdit ? integration.why : null}
        verifying={verifying}
        onVerify={onVerify}
      />
      {access.canEdit ? (
        <>
          <BrandForm key={brand.id} brand={brand} integration={integration} {...editing} />
          <DeleteItem
            noun="brand"
            name={brand.name}
            consequences={getConsequences(brand, project)}
            deleting={deleting}
            onDelete={onDelete}
            onCancel={onCancelDelete}
          />
        </>
      ) : (
        <ReadOnly
          why={access.why}
          groups={brandRecord.facts(brand, {
            cmsProvider: () => cmsLabel(getRows(editing.cmsProviders), brand),
            tagIds: ({ tagIds }) => tagNames(project.allBrandTags, tagIds).join(', '),
            favoriteTagIds: ({ favoriteTagIds }) => tagNames(project.allBrandTags, favoriteTagIds).join(', '),
          })}
          parts={brandParts(project.allBrandTags, getRows(editing.cmsProviders))}
          saved={brandRecord.draftFrom(brand)}
          editing={editing}
        />
      )}
    </Stack>
  )
}

const mostNamed = 3

function getConsequences({ id }: Brand, { locations }: BrandProject): readonly string[] {
  const names = locations.filter(({ brandId }) => brandId === id).map(({ name }) => name)
  if (names.length === 0) return ['No location belongs to it. Its images and logos are deleted too.']
  const others = names.length - mostNamed
  const named = [...names.slice(0, mostNamed), ...(others > 0 ? [`${others.toLocaleString('en-US')} more`] : [])]
  const list = isolatedList(named)
  return [
    names.length === 1
      ? `${list} belongs to it, and stays without a brand.`
      : `${names.length.toLocaleString('en-US')} locations belong to it, and stay without a brand: ${list}.`,
    'Its images and logos are deleted too.',
  ]
}

type FormProps = RecordEditing<BrandDraft, BrandValues> & {
  brand: Brand
  /** The access to the website's system. */
  integration: Access
  tags: Remote<BrandTags>
  cmsProviders: Remote<readonly CmsProvider[]>
  /** Reads the tags and the providers again. */
  onRetryOptions: () => void
}

function BrandForm({ brand, integration, tags, cmsProviders, onRetryOptions, ...editing }: FormProps) {
  const parts = brandParts(tags.status === 'ready' ? tags.value : noTags, getRows(cmsProviders))
  const record = useRecordForm({ type: brandRecord, saved: brand, parts, ...editing })
  const { input, form } = record
  const changed = { shouldDirty: true }
  const favorites = form.watch('favoriteTagIds')
  const others = form.watch('tagIds').filter((id) => !favorites.includes(id))
  const shownTags = tags.status === 'ready' ? [...tagNames(tags.value, favorites), ...tagNames(tags.value, others)] : []
  return (
    <RecordForm noun="brand" record={record} {...editing}>
      <Section title="About the brand" text="Guests see these on your page.">
        <Split space="lg">
          <Stack space="md">
            <TextField {...input('name')} />
            <TextArea {...input('description')} />
          </Stack>
          <BrandPreview name={form.watch('name')} description={form.watch('description')} tags={shownTags} />
        </Split>
      </Section>
      <Section title="Website" text={integration.canEdit ? undefined : integration.why}>
        <Stack space="md">
          <TextField kind="verbatim" {...input('websiteUrl')} />
          <ListStatus of={listStatus({ read: cmsProviders, onRetry: onRetryOptions })}>
            {integration.canEdit ? (
              <Select placeholder="Not chosen" options={withOwn(getRows(cmsProviders), brand.cmsProvider)} {...input('cmsProvider')} />
            ) : (
              <DescriptionList items={[{ term: brandRecord.labels.cmsProvider, detail: cmsLabel(getRows(cmsProviders), brand) }]} />
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

const cmsLabel = (providers: readonly CmsProvider[], { cmsProvider }: Brand): string =>
  providers.find(({ value }) => value === cmsProvider)?.label ?? (cmsProvider === null ? 'None' : systemName(cmsProvider))

/** The providers, with the brand's own where the server no longer offers it: a save would clear it otherwise. */
const withOwn = (providers: readonly CmsProvider[], own: string | null): readonly CmsProvider[] =>
  own === null || providers.some(({ value }) => value === own) ? providers : [...providers, { value: own, label: own }]
