import { sectionAccess, viewer } from '../access.ts'
import type { Project } from '../project.ts'
import { isReadyToSubmit, readinessOf, submittedSections } from './readiness.ts'

/** What the person should do now. */
export type NextStep =
  /** Complete a section: one of its items, or where it has none, the section. */
  | {
      readonly kind: 'complete'
      readonly section: (typeof submittedSections)[number]
      readonly item: { readonly id: string; readonly name: string } | null
      readonly what: string
    }
  | { readonly kind: 'submit' }
  /** Others have to act: what is awaited. */
  | { readonly kind: 'wait'; readonly what: string }

const firstOf = {
  locations: 'Add your first location',
  brands: 'Add your first brand',
  finances: 'Connect an account for your payments',
} as const

/** Whether the project can still be submitted. Only `in_progress` is specified: a status that we do not know may need another submission. */
export const isOpen = ({ status }: Pick<Project, 'status'>): boolean => status !== 'in_review' && status !== 'approved'

/** The next step: what is missing first, in the order of the sections; the submission once nothing is. */
export function nextStep(project: Project): NextStep {
  if (project.status === 'approved') return { kind: 'wait', what: 'Nothing is left to do: your restaurants are approved.' }
  if (!isOpen(project)) return { kind: 'wait', what: `We are reviewing your project, and write to ${addressee(project)} when we are done.` }
  const ready = readinessOf(project)
  const section = submittedSections.find((each) => !ready[each].isReady)
  if (section === undefined) return mayAct(project) ? { kind: 'submit' } : { kind: 'wait', what: 'A team member who can edit submits it.' }
  const access = sectionAccess(project, section)
  if (!access.canEdit) return { kind: 'wait', what: access.why }
  const { firstId } = project.sections[section]
  const { incomplete } = ready[section]
  const item = incomplete.find(({ id }) => id === firstId) ?? incomplete[0] ?? null
  const [missing] = item?.missing ?? []
  return { kind: 'complete', section, item, what: missing ?? (section === 'finances' ? project.finance.reason : null) ?? firstOf[section] }
}

const addressee = ({ currentUser }: Project): string => currentUser.email ?? 'you'

const mayAct = ({ currentUser }: Project): boolean => currentUser.isPlatewellAdmin || currentUser.permission !== viewer

/** Whether this person may submit the project now (PRT-03). */
export const canSubmit = (project: Project): boolean => isOpen(project) && mayAct(project) && isReadyToSubmit(project)
