import type { ComponentProps } from 'react'
import { type BrandHrefs, BrandTabs } from './BrandTabs.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { listStatus, rowsOf } from '../../shared/links/listStatus.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Submission } from '../../shared/api/submission.ts'
import { brandAccess, integrationAccess, type Rights } from '../access.ts'
import type { Project } from '../project.ts'
import { DeleteItem } from '../records/DeleteItem.tsx'
import { GoneScreen } from '../records/GoneScreen.tsx'
import { MissingSteps } from '../records/MissingSteps.tsx'
import { ReadOnly } from '../records/ReadOnly.tsx'
import { type Brand, brandParts, brandRecord, tagNames } from './brand.ts'
import { BrandForm, cmsLabel } from './BrandForm.tsx'
import { PopupVerification } from './PopupVerification.tsx'

type BrandProject = Rights & Pick<Project, 'locations' | 'allBrandTags'>

export type BrandScreenProps = Omit<ComponentProps<typeof BrandForm>, 'brand' | 'integration'> & {
  /** Null where it is not there. */
  brand: Remote<Brand | null>
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
export function BrandScreen({ brand, listHref, hrefs, onRetry, ...props }: BrandScreenProps) {
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
            consequences={consequencesOf(brand, project)}
            deleting={deleting}
            onDelete={onDelete}
            onCancel={onCancelDelete}
          />
        </>
      ) : (
        <ReadOnly
          why={access.why}
          groups={brandRecord.facts(brand, {
            cmsProvider: () => cmsLabel(rowsOf(editing.cmsProviders), brand),
            tagIds: ({ tagIds }) => tagNames(project.allBrandTags, tagIds).join(', '),
            favoriteTagIds: ({ favoriteTagIds }) => tagNames(project.allBrandTags, favoriteTagIds).join(', '),
          })}
          parts={brandParts(project.allBrandTags, rowsOf(editing.cmsProviders))}
          saved={brandRecord.draftFrom(brand)}
          editing={editing}
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
