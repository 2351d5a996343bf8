import { brandAccess, integrationAccess, locationAccess } from '../../../features/partners/access.ts'
import type { BrandChanges } from '../../../features/partners/brands/api.ts'
import { canSubmit } from '../../../features/partners/dashboard/nextStep.ts'
import type { LocationChanges } from '../../../features/partners/locations/api.ts'
import type { Project } from '../../../features/partners/project.ts'
import { brandsIn, changeProject, locationsIn } from './partnerRecords.ts'
import { type Refused, refuse, refuseField } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

const gone = refuse('This is not there any more.', 404)

/** The dialog of the submission was shown, to somebody who may submit. */
export function recordSubmitShown(store: Store, project: Project, submitShownAt: string): Refused | object {
  if (!canSubmit(project)) return refuse('The project is not ready to be submitted.')
  changeProject(store, project.slug, (changes) => Object.assign(changes, { submitShownAt }))
  return {}
}

export function submit(store: Store, project: Project, submitShownAt: string): Refused | object {
  if (!canSubmit(project)) return refuse('The project is not ready to be submitted.')
  changeProject(store, project.slug, (changes) => Object.assign(changes, { status: 'in_review', submitShownAt }))
  return {}
}

type Versioned<Changes> = Changes & { readonly version: string | undefined }

/** A record with changes: another version. A write of an older version is refused, unless it changes nothing. */
export function changed<T extends { readonly version: string | null }>(
  record: T,
  { version, ...changes }: Versioned<{ readonly [Name in keyof T]?: T[Name] | undefined }>,
): T | Refused {
  const touched = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const next = { ...record, ...touched }
  if (JSON.stringify(next) === JSON.stringify(record)) return next
  if (version !== undefined && version !== record.version) return refuse('Someone else changed this meanwhile.', 409)
  return { ...next, version: String(Number(record.version) + 1) }
}

export function saveLocation(
  store: Store,
  project: Project,
  id: string,
  changes: Versioned<LocationChanges>,
): Refused | { readonly version: string | null } {
  const location = locationsIn(store, project.slug).find((each) => each.id === id)
  if (!location) return gone
  const access = locationAccess(project, location.brandId)
  if (!access.canEdit) return refuse(access.why, 403)
  const integration = integrationAccess(project, location.brandId)
  if (changes.posSystem !== undefined && changes.posSystem !== location.posSystem && !integration.canEdit)
    return refuse(integration.why, 403)
  if (locationsIn(store, project.slug).some((each) => each.id !== id && each.name === changes.name))
    return refuseField('name', 'Another location has this name.')
  const next = changed(location, changes)
  if ('kind' in next) return next
  changeProject(store, project.slug, ({ locations }) => (locations[id] = next))
  return next
}

export function deleteLocation(store: Store, project: Project, id: string): Refused | object {
  const location = locationsIn(store, project.slug).find((each) => each.id === id)
  if (!location) return gone
  const access = locationAccess(project, location.brandId)
  if (!access.canEdit) return refuse(access.why, 403)
  changeProject(store, project.slug, ({ locations }) => (locations[id] = null))
  return {}
}

export function saveBrand(
  store: Store,
  project: Project,
  id: string,
  changes: Versioned<BrandChanges>,
): Refused | { readonly version: string | null } {
  const brand = brandsIn(store, project.slug).find((each) => each.id === id)
  if (!brand) return gone
  const access = brandAccess(project, id)
  if (!access.canEdit) return refuse(access.why, 403)
  const integration = integrationAccess(project, id)
  if (changes.cmsProvider !== undefined && changes.cmsProvider !== brand.cmsProvider && !integration.canEdit)
    return refuse(integration.why, 403)
  const next = changed(brand, changes)
  if ('kind' in next) return next
  changeProject(store, project.slug, ({ brands }) => (brands[id] = next))
  return next
}

type Gallery = { readonly ids: readonly string[]; readonly version: string | undefined }

/** The caller has checked who may. */
export function saveGallery(store: Store, slug: string, id: string, { ids, version }: Gallery): Refused | { version: string | null } {
  const brand = brandsIn(store, slug).find((each) => each.id === id)
  if (!brand) return gone
  const next = changed(brand, { galleryImageIds: ids, version })
  if ('kind' in next) return next
  changeProject(store, slug, ({ brands }) => (brands[id] = next))
  return next
}

/** The locations of a deleted brand stay. */
export function deleteBrand(store: Store, project: Project, id: string): Refused | object {
  const access = brandAccess(project, id)
  if (!access.canEdit) return refuse(access.why, 403)
  const orphans = locationsIn(store, project.slug).filter(({ brandId }) => brandId === id)
  changeProject(store, project.slug, ({ brands, locations }) => {
    brands[id] = null
    for (const orphan of orphans) locations[orphan.id] = { ...orphan, brandId: null }
  })
  return {}
}

/** The sandbox finds the popup on every website that is not of this name. */
const withoutPopup = 'nopopup'

export function verifyPopup(store: Store, project: Project, brandId: string): Refused | object {
  const { slug } = project
  const brand = brandsIn(store, slug).find(({ id }) => id === brandId)
  if (!brand) return gone
  const access = integrationAccess(project, brandId)
  if (!access.canEdit) return refuse(access.why, 403)
  if (brand.websiteUrl === null) return refuse('Save the address of your website first.')
  if (brand.websiteUrl.includes(withoutPopup)) return refuse(`We did not find the popup on ${brand.websiteUrl}.`)
  changeProject(store, slug, ({ brands }) => (brands[brandId] = { ...brand, isPopupComplete: true, popupReason: null }))
  return {}
}
