import type { HttpHandler } from 'msw'
import * as api from '../../../features/partners/api.ts'
import * as brandsApi from '../../../features/partners/brands/api.ts'
import * as locationsApi from '../../../features/partners/locations/api.ts'
import type { Project } from '../../../features/partners/project.ts'
import { brandTagExamples, cmsProviderExamples, type PartnerAccount } from '../../examples/partners/projects.ts'
import { findPartner, findProject, listProjects } from '../../state/partners/partnering.ts'
import {
  deleteBrand,
  deleteLocation,
  recordSubmitShown,
  saveBrand,
  saveLocation,
  submit,
  verifyPopup,
} from '../../state/partners/partnerEdits.ts'
import { brandsIn, locationsIn } from '../../state/partners/partnerRecords.ts'
import { type Refused, refuse } from '../../state/memory/refusal.ts'
import type { Store } from '../../state/memory/store.ts'
import { bearer, handle } from '../respond.ts'

/** Answers any signed-in partner. */
function signedIn<Answer>(store: Store, request: Request, answer: (partner: PartnerAccount) => Answer): Answer | Refused {
  const partner = findPartner(store, bearer(request))
  return 'kind' in partner ? partner : answer(partner)
}

/** Answers a partner who may see the project. */
export function forPartner<Answer>(
  store: Store,
  request: Request,
  slug: string,
  answer: (project: Project, partner: PartnerAccount) => Answer,
): Answer | Refused {
  return signedIn(store, request, (partner) => {
    const project = findProject(store, partner, slug)
    return 'kind' in project ? project : answer(project, partner)
  })
}

/** Answers the calls of the partner portal's project, locations and brands. */
export const partnerHandlers = (store: Store): readonly HttpHandler[] => [
  handle(api.getProjects, (_, request) => signedIn(store, request, (partner) => listProjects(partner))),
  handle(locationsApi.getLocations, ({ path: { slug } }, request) => forPartner(store, request, slug, () => locationsIn(store, slug))),
  handle(locationsApi.getLocation, ({ path: { slug, id } }, request) =>
    forPartner(
      store,
      request,
      slug,
      () => locationsIn(store, slug).find((each) => each.id === id) ?? refuse('This location is not there any more.', 404),
    ),
  ),
  handle(locationsApi.saveLocation, ({ path: { slug, id }, body }, request) =>
    forPartner(store, request, slug, (project) => saveLocation(store, project, id, body.location)),
  ),
  handle(locationsApi.deleteLocation, ({ path: { slug, id } }, request) =>
    forPartner(store, request, slug, (project) => deleteLocation(store, project, id)),
  ),
  handle(brandsApi.saveBrand, ({ path: { slug, id }, body }, request) =>
    forPartner(store, request, slug, (project) => saveBrand(store, project, id, body.brand)),
  ),
  handle(brandsApi.deleteBrand, ({ path: { slug, id } }, request) =>
    forPartner(store, request, slug, (project) => deleteBrand(store, project, id)),
  ),
  handle(brandsApi.verifyPopup, ({ path: { slug }, body }, request) =>
    forPartner(store, request, slug, (project) => verifyPopup(store, project, body.brandId)),
  ),
  handle(brandsApi.getBrandTags, (_, request) => signedIn(store, request, () => brandTagExamples)),
  handle(brandsApi.getCmsProviders, (_, request) => signedIn(store, request, () => cmsProviderExamples)),
  handle(brandsApi.getBrands, ({ path: { slug } }, request) => forPartner(store, request, slug, () => brandsIn(store, slug))),
  handle(api.submitProject, ({ path: { slug }, body }, request) =>
    forPartner(store, request, slug, (project) =>
      (body.project.status === undefined ? recordSubmitShown : submit)(store, project, body.project.shownAt),
    ),
  ),
  handle(api.getProject, ({ path: { slug } }, request) => forPartner(store, request, slug, (project) => project)),
]
