import { type BrandHrefs, BrandTabs } from './BrandTabs.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { listStatus, rowsOf } from '../../shared/links/listStatus.ts'
import { mapRemote, type Remote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Submission } from '../../shared/api/submission.ts'
import { brandAccess, integrationAccess, type Rights } from '../access.ts'
import { discard, unsavedParts } from '../records/mergeEdits.ts'
import { DeleteItem } from '../records/DeleteItem.tsx'
import { GoneScreen } from '../records/GoneScreen.tsx'
import { MissingSteps } from '../records/MissingSteps.tsx'
import type { Project } from '../project.ts'
import { type FactGroup, ReadOnly } from '../records/ReadOnly.tsx'
import type { Brand } from './brand.ts'
import { brandParts } from './brandParts.ts'
import { draftOf } from './brandSchema.ts'
import { BrandForm, type BrandFormProps, cmsLabel } from './BrandForm.tsx'
import { tagNames } from './brandList.ts'
import { PopupVerification } from './PopupVerification.tsx'

type BrandProject = Rights & Pick<Project, 'locations' | 'allBrandTags'>

export type BrandScreenProps = Omit<BrandFormProps, 'brand' | 'integration'> & {
  /** Every brand of the project: no call gives one alone. */
  brands: Remote<readonly Brand[]>
  id: string
  project: BrandProject
  /** The list, as the person left it. */
  listHref: string
  hrefs: BrandHrefs
  verifying: Submission
  deleting: Submission
  onVerify: () => void
  onDelete: () => void
  onCancelDelete: () => void
  onRetry: () => void
}

/** A brand, to edit it or to delete it. */
export function BrandScreen({ brands, id, listHref, hrefs, onRetry, ...props }: BrandScreenProps) {
  const brand = mapRemote(brands, (each) => each.find((one) => one.id === id) ?? null)
  const back = (
    <TextLink icon="back" href={listHref}>
      Back to the brands
    </TextLink>
  )
  if (brand.status === 'ready' && brand.value === null) return <GoneScreen noun="brand" back={back} />
  return (
    <Screen title={brand.status === 'ready' && brand.value ? brand.value.name : 'Brand'} back={back}>
      <BrandTabs current="about" hrefs={hrefs} />
      <ListStatus of={listStatus({ read: brand, onRetry })}>
        {brand.status === 'ready' && brand.value && <ReadBrand {...props} hrefs={hrefs} brand={brand.value} />}
      </ListStatus>
    </Screen>
  )
}

type ReadProps = Omit<BrandScreenProps, 'brands' | 'id' | 'listHref' | 'onRetry'> & { brand: Brand }

function ReadBrand({ brand, project, hrefs, verifying, deleting, onVerify, onDelete, onCancelDelete, ...form }: ReadProps) {
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
          <BrandForm key={brand.id} brand={brand} integration={integration} {...form} />
          <DeleteItem
            noun="brand"
            name={brand.name}
            consequences={consequencesOf(brand, project)}
            deleting={deleting}
            onDelete={onDelete}
            onCancel={onCancelDelete}
          />
        </>
      ) : (
        <ReadOnly
          why={access.why}
          groups={factsOf(brand, project, form.cmsProviders)}
          unsaved={unsavedParts(brandParts(project.allBrandTags, rowsOf(form.cmsProviders)), form.restored, draftOf(brand))}
          onDiscard={() => discard(form)}
        />
      )}
    </Stack>
  )
}

/** So many locations are named. */
const mostNamed = 3

/** What depends on a brand. */
function consequencesOf({ id }: Brand, { locations }: BrandProject): readonly string[] {
  const names = locations.filter(({ brandId }) => brandId === id).map(({ name }) => name)
  if (names.length === 0) return ['No location belongs to it. Its images and logos are deleted too.']
  const others = names.length - mostNamed
  const named = [...names.slice(0, mostNamed), ...(others > 0 ? [`${others.toLocaleString('en-US')} more`] : [])]
  const list = new Intl.ListFormat('en-US').format(named)
  return [
    names.length === 1
      ? `${list} belongs to it, and stays without a brand.`
      : `${names.length.toLocaleString('en-US')} locations belong to it, and stay without a brand: ${list}.`,
    'Its images and logos are deleted too.',
  ]
}

const factsOf = (brand: Brand, { allBrandTags }: BrandProject, cmsProviders: BrandFormProps['cmsProviders']): readonly FactGroup[] => [
  {
    title: 'About the brand',
    facts: [
      { term: 'Name', detail: brand.name },
      { term: 'Description', detail: brand.description },
    ],
  },
  {
    title: 'Website',
    facts: [
      { term: 'Website address', detail: brand.websiteUrl },
      { term: 'Website built with', detail: cmsLabel(rowsOf(cmsProviders), brand) },
    ],
  },
  {
    title: 'Tags',
    facts: [
      { term: 'Tags', detail: tagNames(allBrandTags, brand.tagIds).join(', ') || null },
      { term: 'Favorites', detail: tagNames(allBrandTags, brand.favoriteTagIds).join(', ') || null },
    ],
  },
]
