import type { PermissionName, Project, SectionName } from './project.ts'

export type Access = { readonly canEdit: true } | { readonly canEdit: false; readonly why: string }

export type Rights = Pick<Project, 'status' | 'specialistEmail' | 'currentUser' | `${SectionName}Editable`>

type Right = SectionName | 'submit' | 'team'

/**
 * The rights of each permission. On a team, they cover members whose permission one may give. Only an admin may pay and
 * submit.
 */
const rightsByPermission: Readonly<Record<PermissionName, readonly Right[]>> = {
  admin: ['locations', 'brands', 'finances', 'integrations', 'submit', 'team'],
  editor: ['locations', 'brands', 'integrations', 'team'],
  viewer: [],
}

const editable: Access = { canEdit: true }
const readOnly = (why: string): Access => ({ canEdit: false, why })

/** The person to contact: `your onboarding specialist, ada@platewell.example`. */
const getSpecialist = ({ specialistEmail: email }: Rights): string =>
  email ? `your onboarding specialist, ${email}` : 'your onboarding specialist'

/** Platewell's own people may do everything. Whose permission we do not know may do nothing. */
const may = ({ isPlatewellAdmin, permission }: Rights['currentUser'], permitted: Right): boolean =>
  isPlatewellAdmin || (permission !== null && rightsByPermission[permission].includes(permitted))

function whyNot(project: Rights, section: SectionName): string {
  const { permission } = project.currentUser
  if (permission === null) return `We could not read what you may change, so you can only view this project. Ask ${getSpecialist(project)}.`
  if (permission === 'viewer') return 'You can view this project but not change it. Ask a team member who can edit it.'
  return `Only an admin of the team can change ${section}.`
}

export function sectionAccess(project: Rights, section: SectionName): Access {
  const { currentUser, status } = project
  if (!may(currentUser, section)) return readOnly(whyNot(project, section))
  if (currentUser.isPlatewellAdmin || project[`${section}Editable`]) return editable
  return readOnly(
    status === 'in_review'
      ? `We are reviewing this project, so ${section} cannot be changed now. To correct something, write to ${getSpecialist(project)}.`
      : `Changes to ${section} are closed. To change something, write to ${getSpecialist(project)}.`,
  )
}

export const brandAccess = (project: Rights, brandId: string): Access =>
  ofBrand(project, 'brands', brandId, 'You do not edit this brand. Ask a team member who does.')

/** Whether a location can be edited: a location belongs to its brand. */
export const locationAccess = (project: Rights, brandId: string | null): Access =>
  ofBrand(project, 'locations', brandId, 'This location belongs to a brand that you do not edit. Ask a team member who does.')

/** Whether the POS of a location, or the website of a brand, can be changed and verified. */
export const integrationAccess = (project: Rights, brandId: string | null): Access =>
  ofBrand(project, 'integrations', brandId, 'This belongs to a brand that you do not edit. Ask a team member who does.')

function ofBrand(project: Rights, section: SectionName, brandId: string | null, whyNotBrand: string): Access {
  const access = sectionAccess(project, section)
  const { isPlatewellAdmin, editableBrandIds } = project.currentUser
  const isOwn = isPlatewellAdmin || brandId === null || editableBrandIds.some((id) => id === brandId)
  return access.canEdit && !isOwn ? readOnly(whyNotBrand) : access
}

export const maySubmit = ({ currentUser }: Rights): boolean => may(currentUser, 'submit')

/** The permissions that the person may give; none where the team cannot be changed. */
export const givenBy = ({ currentUser }: Rights): readonly string[] => (may(currentUser, 'team') ? currentUser.editablePermissions : [])
