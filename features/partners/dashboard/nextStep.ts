import { type Access, brandAccess, locationAccess, maySubmit, sectionAccess } from '../access.ts'
import type { Project } from '../project.ts'
import { type Incomplete, isReadyToSubmit, getReadiness, submittedSections } from './readiness.ts'

type Section = (typeof submittedSections)[number]

export type NextStep =
  /** Complete a section: one of its items, or where it has none, the section. */
  | { readonly kind: 'complete'; readonly section: Section; readonly item: Incomplete | null; readonly what: string }
  | { readonly kind: 'submit' }
  /** Others have to act: `what` is awaited. */
  | { readonly kind: 'wait'; readonly what: string }

const firstStepTexts = {
  locations: 'Add your first location',
  brands: 'Add your first brand',
  finances: 'Connect an account for your payments',
} as const

/** Whether the project can still be submitted. Only `in_progress` is specified: a status that we do not know may need another submission. */
export const isOpen = ({ status }: Pick<Project, 'status'>): boolean => status !== 'in_review' && status !== 'approved'

function itemAccess(project: Project, section: Section, id: string): Access {
  switch (section) {
    case 'brands':
      return brandAccess(project, id)
    case 'locations':
      return locationAccess(project, project.locations.find((location) => location.id === id)?.brandId ?? null)
    case 'finances':
      return sectionAccess(project, section)
  }
}

/**
 * The next step of a section, or the reason that there is none. The item that the server prefers comes first, among those
 * that the person may edit.
 */
function stepIn(project: Project, section: Section, incomplete: readonly Incomplete[]): NextStep {
  const access = sectionAccess(project, section)
  if (!access.canEdit) return { kind: 'wait', what: access.why }
  const own = incomplete.filter(({ id }) => itemAccess(project, section, id).canEdit)
  if (own.length === 0 && incomplete.length > 0)
    return { kind: 'wait', what: 'What is missing belongs to brands that you do not edit. A team member who does can complete it.' }
  const { firstId } = project.sections[section]
  const item = own.find(({ id }) => id === firstId) ?? own[0] ?? null
  const what = item?.missing[0] ?? (section === 'finances' ? project.finance.reason : null) ?? firstStepTexts[section]
  return { kind: 'complete', section, item, what }
}

/** The next step: the first missing detail that this person may edit, in the order of the sections, or else the submission. */
export function nextStep(project: Project): NextStep {
  if (project.status === 'approved') return { kind: 'wait', what: 'Nothing is left to do: your restaurants are approved.' }
  if (!isOpen(project)) return { kind: 'wait', what: `We are reviewing your project, and write to ${addressee(project)} when we are done.` }
  const ready = getReadiness(project)
  const steps = submittedSections
    .filter((section) => !ready[section].isReady)
    .map((section) => stepIn(project, section, ready[section].incomplete))
  const own = steps.find(({ kind }) => kind === 'complete') ?? steps[0]
  if (own) return own
  return maySubmit(project) ? { kind: 'submit' } : { kind: 'wait', what: 'An admin of the team submits it.' }
}

const addressee = ({ currentUser }: Project): string => currentUser.email ?? 'you'

export const canSubmit = (project: Project): boolean => isOpen(project) && maySubmit(project) && isReadyToSubmit(project)
