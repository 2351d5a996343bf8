import { brandAccess, locationAccess, sectionAccess } from '../../../features/partners/access.ts'
import type { Location } from '../../../features/partners/locations/api.ts'
import { type AvailableProject, type Project, type SectionMetadata, missingSteps } from '../../../features/partners/project.ts'
import { brandTagExamples, type PartnerAccount, projectSeeds } from '../../examples/partners/projects.ts'
import { getExtras } from './partnerExtras.ts'
import { partnerNamed, rightsIn } from './partnerNamed.ts'
import type { PartnerExtras } from './partnerState.ts'
import { brandsIn, getChanges, locationsIn } from './partnerRecords.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

/** The partner with this token, or a refusal that asks for a sign-in. */
export function findPartner(store: Store, token: string | null): PartnerAccount | Refused {
  const email = token === null ? undefined : store.state.sessions[token]
  return (email === undefined ? undefined : partnerNamed(store, email)) ?? catalogue.signInAgain
}

export const listProjects = ({ projects }: PartnerAccount): readonly AvailableProject[] =>
  projectSeeds.filter(({ slug }) => projects.includes(slug)).map(({ slug, name }) => ({ slug, name }))

const metadata = (ids: readonly string[], canEdit: (id: string) => boolean, firstId: string | null): SectionMetadata => {
  const editableCount = ids.filter(canEdit).length
  return {
    editableCount,
    totalCount: ids.length,
    firstId: firstId ?? ids.find(canEdit) ?? null,
    allEditable: editableCount === ids.length,
    noneEditable: editableCount === 0,
  }
}

/** The missing part of the finances, as the next step that it is; null for nothing. */
function getFinanceReason(locations: readonly Location[], accounts: PartnerExtras['accounts']): string | null {
  const unpaid = locations.filter(({ stripeAccountId }) => stripeAccountId === null).length
  if (unpaid > 0) return `Connect an account for ${unpaid} ${unpaid === 1 ? 'location' : 'locations'}`
  const paid = new Set(locations.map(({ stripeAccountId }) => stripeAccountId))
  const unfinished = accounts.find(({ id, status }) => status !== 'connected' && paid.has(id))
  if (!unfinished) return null
  const { name, status } = unfinished
  return status === 'incomplete' ? `Complete ${name} at the payment provider` : `Connect another account than ${name}`
}

/** A project as this partner sees it now. */
export function findProject(store: Store, partner: PartnerAccount, slug: string): Project | Refused {
  const seed = projectSeeds.find((each) => each.slug === slug)
  if (!seed || !partner.projects.includes(slug)) return refuse('You have no access to this project.', 403)
  const { status, submitShownAt } = getChanges(store, slug)
  const isOpen = status === 'in_progress'
  const { permission, gives } = rightsIn(store, partner, slug)
  const brands = brandsIn(store, slug)
  const locations = locationsIn(store, slug)
  const rights = {
    status,
    specialistEmail: seed.specialistEmail,
    currentUser: {
      email: partner.email,
      isPlatewellAdmin: partner.isPlatewellAdmin ?? false,
      permission,
      editablePermissions: [...gives],
      editableBrandIds: seed.editableBrandIds ?? brands.map(({ id }) => id),
      availableProjects: listProjects(partner),
      subscriberId: null,
    },
    brandsEditable: isOpen,
    locationsEditable: isOpen,
    financesEditable: isOpen,
    integrationsEditable: isOpen,
  }
  const brandByLocation = new Map(locations.map(({ id, brandId }) => [id, brandId]))
  const locationIds = locations.map(({ id }) => id)
  const canEditLocation = (id: string) => locationAccess(rights, brandByLocation.get(id) ?? null).canEdit
  const withoutPos = locations.find(({ isPosComplete }) => !isPosComplete)
  const unpaid = locations.find(({ stripeAccountId }) => stripeAccountId === null)
  const financeReason = getFinanceReason(locations, getExtras(store, slug).accounts)
  return {
    ...rights,
    id: seed.id,
    slug,
    projectId: `project-${seed.id}`,
    name: seed.name,
    addressOne: seed.addressOne,
    addressTwo: seed.addressTwo,
    city: seed.city,
    state: seed.state,
    zipCode: seed.zipCode,
    submitShownAt,
    brands: brands.map(({ id, name, steps, isPopupComplete, popupReason }) => ({ id, name, steps, isPopupComplete, popupReason })),
    locations: locations.map(({ id, name, brandId, steps, isPosComplete, posReason }) => ({
      id,
      name,
      brandId,
      steps,
      isPosComplete,
      posReason,
      // The second location does not say who receives its charge.
      serviceCharge: { 301: 20, 302: 18 }[id] ?? null,
      serviceChargeGoesTo: id === '301' ? 'the servers and the kitchen' : null,
    })),
    allBrandTags: brandTagExamples,
    finance: { isComplete: financeReason === null, reason: financeReason },
    warnings: withoutPos
      ? [{ message: `${withoutPos.name} cannot take payments until its POS is connected.`, section: 'integrations' }]
      : [],
    sections: {
      locations: metadata(locationIds, canEditLocation, locations.find(({ steps }) => missingSteps(steps).length > 0)?.id ?? null),
      brands: metadata(
        brands.map(({ id }) => id),
        (id) => brandAccess(rights, id).canEdit,
        brands.find(({ steps }) => missingSteps(steps).length > 0)?.id ?? null,
      ),
      finances: metadata(locationIds, () => sectionAccess(rights, 'finances').canEdit, unpaid?.id ?? null),
      integrations: metadata(locationIds, () => sectionAccess(rights, 'integrations').canEdit, withoutPos?.id ?? null),
    },
  }
}
