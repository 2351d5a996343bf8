import type { Brand } from '../../../features/partners/brands/api.ts'
import type { Location } from '../../../features/partners/locations/api.ts'
import type { Project, SetupStep } from '../../../features/partners/project.ts'
import { partnerAccounts } from './projects.ts'
import { findProject } from '../../state/partners/partnering.ts'
import { brandsIn, locationsIn } from '../../state/partners/partnerRecords.ts'
import { createStore } from '../../state/memory/store.ts'

const store = createStore()

/** The sandbox's project as it is at first. */
function projectAtFirst(slug: string): Project {
  const [partner] = partnerAccounts
  const project = partner && findProject(store, partner, slug)
  if (!project || 'kind' in project) throw new Error(`The sandbox has no project ${slug}.`)
  return project
}

/** Two brands and three locations: one of each is incomplete. */
export const project = projectAtFirst('harbor-rye')
export const locations: readonly Location[] = locationsIn(store, 'harbor-rye')
export const brands: readonly Brand[] = brandsIn(store, 'harbor-rye')

/** Eight brands, of which this partner edits three, and five hundred locations. */
export const largeProject = projectAtFirst('tern-group')
export const manyLocations: readonly Location[] = locationsIn(store, 'tern-group')
export const ternBrands: readonly Brand[] = brandsIn(store, 'tern-group')

const done = (steps: readonly SetupStep[]): readonly SetupStep[] => steps.map((step) => ({ ...step, isDone: true, missing: null }))

/** Everything is there that a submission needs. */
export const readyProject: Project = {
  ...project,
  brands: project.brands.map((brand) => ({ ...brand, steps: done(brand.steps) })),
  locations: project.locations.map((location) => ({ ...location, steps: done(location.steps) })),
  warnings: [],
  finance: { isComplete: true, reason: null },
}

const closed = { brandsEditable: false, locationsEditable: false, financesEditable: false, integrationsEditable: false }
const noneEditable = <T extends Project['sections'][keyof Project['sections']]>(section: T): T => ({
  ...section,
  editableCount: 0,
  allEditable: false,
  noneEditable: true,
})

const sectionsClosed = ({ sections: { locations, brands, finances, integrations } }: Project): Project['sections'] => ({
  locations: noneEditable(locations),
  brands: noneEditable(brands),
  finances: noneEditable(finances),
  integrations: noneEditable(integrations),
})

/** It was submitted. */
export const submittedProject: Project = { ...readyProject, ...closed, status: 'in_review', sections: sectionsClosed(project) }

/** The view of a person who may not edit it. */
export const viewedProject: Project = {
  ...project,
  currentUser: { ...project.currentUser, permission: 'viewer', editablePermissions: [] },
  sections: sectionsClosed(project),
}

/** Nothing was set up yet. */
const none = { editableCount: 0, totalCount: 0, firstId: null, allEditable: true, noneEditable: true }
export const emptyProject: Project = {
  ...project,
  locations: [],
  brands: [],
  warnings: [],
  finance: { isComplete: false, reason: null },
  sections: { locations: none, brands: none, finances: none, integrations: none },
}
