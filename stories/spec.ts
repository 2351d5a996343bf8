import type { RequirementId } from './coverage/requirements.ts'

/** The requirements that a story shows: `parameters: { ...spec('CLM-07') }`. Another id does not compile. */
export const spec = (...ids: readonly [RequirementId, ...RequirementId[]]) => ({ spec: ids })
