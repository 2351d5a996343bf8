import { type Project, type SectionName, missingSteps, type SetupStep, type StepPage } from '../project.ts'

export type Incomplete = {
  readonly id: string
  readonly name: string
  readonly missing: readonly string[]
  /** The page of the first missing step; null for the item's form. */
  readonly page: StepPage | null
  /** The field of the form in which it is done, by its name on the wire; null for none. */
  readonly field: string | null
}

export type Readiness = { readonly isReady: boolean; readonly incomplete: readonly Incomplete[] }

/** The sections that must be ready before the project is submitted. */
export const submittedSections = ['locations', 'brands', 'finances'] as const satisfies readonly SectionName[]

const readiness = (items: readonly Incomplete[]): Readiness => {
  const incomplete = items.filter(({ missing }) => missing.length > 0)
  return { isReady: incomplete.length === 0, incomplete }
}

/** A section without an item is not ready, and there is no item to name. */
const ofItems = (items: readonly Incomplete[]): Readiness => (items.length === 0 ? { isReady: false, incomplete: [] } : readiness(items))

function getIncomplete({
  id,
  name,
  steps,
}: {
  readonly id: string
  readonly name: string
  readonly steps: readonly SetupStep[]
}): Incomplete {
  const missing = missingSteps(steps)
  return { id, name, missing: missing.map(({ what }) => what), page: missing[0]?.page ?? null, field: missing[0]?.field ?? null }
}

/** The completeness of each section. Confirmations by a POS or a website belong to the integrations. */
export function getReadiness({ locations, brands, finance }: Project): Readonly<Record<SectionName, Readiness>> {
  return {
    locations: ofItems(locations.map(getIncomplete)),
    brands: ofItems(brands.map(getIncomplete)),
    finances: { isReady: finance.isComplete, incomplete: [] },
    integrations: readiness([
      ...locations.map(({ id, name, isPosComplete, posReason }) => ({
        id: `location-${id}`,
        name,
        missing: isPosComplete ? [] : [posReason ?? 'The POS is not connected'],
        page: null,
        field: null,
      })),
      ...brands.map(({ id, name, isPopupComplete, popupReason }) => ({
        id: `brand-${id}`,
        name,
        missing: isPopupComplete ? [] : [popupReason ?? 'The popup is not verified'],
        page: null,
        field: null,
      })),
    ]),
  }
}

/** The locations whose guests must pay for service, and are not told how that is distributed: the law of some states asks for it. */
export const undistributed = ({ locations }: Project): readonly string[] =>
  locations.flatMap(({ name, serviceCharge, serviceChargeGoesTo }) => (serviceCharge && serviceChargeGoesTo === null ? [name] : []))

export function isReadyToSubmit(project: Project): boolean {
  const ready = getReadiness(project)
  return submittedSections.every((section) => ready[section].isReady)
}
