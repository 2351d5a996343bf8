import type { Project, SectionName } from './project.ts'

/** Whether something can be edited, and if not, why (PRT-11). */
export type Access = { readonly canEdit: true } | { readonly canEdit: false; readonly why: string }

/** What decides. */
export type Rights = Pick<Project, 'status' | 'specialistEmail' | 'currentUser' | `${SectionName}Editable`>

/** The permission to read only. The specification shows no values of `permission`: every other one may edit. */
export const viewer = 'viewer'

const editable: Access = { canEdit: true }
const readOnly = (why: string): Access => ({ canEdit: false, why })

/** Whom to ask: `your onboarding specialist, ada@platewell.example`. */
const specialistOf = ({ specialistEmail: email }: Rights): string =>
  email ? `your onboarding specialist, ${email}` : 'your onboarding specialist'

/** Whether a section can be edited. Platewell's own people may edit everything. */
export function sectionAccess(project: Rights, section: SectionName): Access {
  const { currentUser, status } = project
  if (currentUser.isPlatewellAdmin) return editable
  if (currentUser.permission === viewer) return readOnly('You can view this project but not change it. Ask a team member who can edit it.')
  if (project[`${section}Editable`]) return editable
  return readOnly(
    status === 'in_review'
      ? `We are reviewing this project, so ${section} cannot be changed now. To correct something, write to ${specialistOf(project)}.`
      : `Changes to ${section} are closed. To change something, write to ${specialistOf(project)}.`,
  )
}

/** Whether a brand can be edited. */
export function brandAccess(project: Rights, brandId: string): Access {
  const access = sectionAccess(project, 'brands')
  return access.canEdit && !isOwnBrand(project, brandId) ? readOnly('You do not edit this brand. Ask a team member who does.') : access
}

/** Whether a location can be edited: a location belongs to its brand. */
export function locationAccess(project: Rights, brandId: string | null): Access {
  const access = sectionAccess(project, 'locations')
  return access.canEdit && brandId !== null && !isOwnBrand(project, brandId)
    ? readOnly('This location belongs to a brand that you do not edit. Ask a team member who does.')
    : access
}

const isOwnBrand = ({ currentUser: { isPlatewellAdmin, editableBrandIds } }: Rights, brandId: string): boolean =>
  isPlatewellAdmin || editableBrandIds === null || editableBrandIds.includes(brandId)
