import { type HttpHandler, getResponse, http } from 'msw'
import { givenBy, sectionAccess } from '../../../features/partners/access.ts'
import * as financesApi from '../../../features/partners/finances/api.ts'
import * as helpApi from '../../../features/partners/help/api.ts'
import * as integrationsApi from '../../../features/partners/integrations/api.ts'
import type { Project } from '../../../features/partners/project.ts'
import * as teamApi from '../../../features/partners/team/api.ts'
import type { Changer } from '../../../features/partners/team/team.ts'
import { permissionSeeds } from '../../../features/partners/examples/team.ts'
import { changeExtras, getExtras } from '../../state/partners/partnerExtras.ts'
import { listAccounts, createLink, disconnect, payTo, refresh } from '../../state/partners/partnerFinances.ts'
import { brandsIn, locationsIn } from '../../state/partners/partnerRecords.ts'
import { changeTeam, invite, resend } from '../../state/partners/partnerTeam.ts'
import { type Refused, refuse } from '../../state/memory/refusal.ts'
import type { Store } from '../../state/memory/store.ts'
import { forPartner } from './partner.ts'
import { handle, handleOnce, OnTheWire, getPathPattern } from '../respond.ts'

const notAllowed = refuse('You may not change the team.', 403)

const financesHandlers = (store: Store): readonly HttpHandler[] => {
  const forFinances = <Answer>(request: Request, slug: string, answer: () => Answer | Refused) =>
    forPartner(store, request, slug, (project: Project) => {
      const access = sectionAccess(project, 'finances')
      return access.canEdit ? answer() : refuse(access.why, 403)
    })
  const disconnectedProject = handle(financesApi.getDisconnectedProject, ({ path: { slug } }, request) =>
    forPartner(store, request, slug, (project) => project),
  )
  return [
    handle(financesApi.getAccounts, ({ path: { slug } }, request) =>
      forPartner(
        store,
        request,
        slug,
        () =>
          new OnTheWire({
            partner_stripe_accounts: listAccounts(store, slug).map(({ locationIds, ...account }) => ({
              ...account,
              partner_location_ids: locationIds,
            })),
          }),
      ),
    ),
    // The whole project is read at the same address, and is answered by another handler.
    http.get(getPathPattern(financesApi.getDisconnectedProject), ({ request }) =>
      new URL(request.url).searchParams.has('connected_status') ? getResponse([disconnectedProject], request.clone()) : undefined,
    ),
    handleOnce(store, financesApi.createOAuthLink, ({ path: { slug }, query }, request) =>
      forFinances(request, slug, () => createLink(store, slug, query)),
    ),
    handle(financesApi.refreshAccount, ({ path: { slug, id } }, request) => forFinances(request, slug, () => refresh(store, slug, id))),
    handle(financesApi.assignLocations, ({ path: { slug, id }, body }, request) =>
      forFinances(request, slug, () => payTo(store, slug, id, body.account.locationIds)),
    ),
    handle(financesApi.disconnectAccount, ({ path: { slug, id } }, request) =>
      forFinances(request, slug, () => disconnect(store, slug, id)),
    ),
  ]
}

const teamHandlers = (store: Store): readonly HttpHandler[] => {
  const forChanger = <Answer>(request: Request, slug: string, answer: (changer: Changer) => Answer | Refused) =>
    forPartner(store, request, slug, (project) => {
      const given = givenBy(project)
      return given.length > 0 ? answer({ email: project.currentUser.email, given }) : notAllowed
    })
  return [
    handle(teamApi.getMembers, ({ path: { slug } }, request) =>
      forPartner(
        store,
        request,
        slug,
        () =>
          new OnTheWire({
            team_members: getExtras(store, slug).members.map(({ id, name, email, permission, isPending }) => ({
              member_id: id,
              name,
              email,
              permissions: permission,
              pending: isPending,
            })),
          }),
      ),
    ),
    handle(teamApi.getPermissions, ({ path: { slug } }, request) =>
      forPartner(store, request, slug, () => new OnTheWire({ permissions: permissionSeeds })),
    ),
    handleOnce(store, teamApi.inviteMembers, ({ path: { slug }, body }, request) =>
      forChanger(request, slug, (changer) => invite(store, changer, slug, body.members)),
    ),
    handle(teamApi.resendInvitation, ({ path: { slug }, body }, request) =>
      forChanger(request, slug, () =>
        resend(
          store,
          slug,
          body.members.map(({ id }) => id),
        ),
      ),
    ),
    handle(teamApi.changeMember, ({ path: { slug, id }, body }, request) =>
      forChanger(request, slug, (changer) => changeTeam(store, changer, slug, id, body.permission)),
    ),
    handle(teamApi.removeMember, ({ path: { slug, id } }, request) =>
      forChanger(request, slug, (changer) => changeTeam(store, changer, slug, id, null)),
    ),
  ]
}

/** The POS of each location, and the website of each brand, on the wire. */
const listIntegrations = (store: Store, slug: string) => [
  ...locationsIn(store, slug).map(({ id, name, posSystem, isPosComplete, posReason }) => ({
    id: `pos-${id}`,
    kind: 'pos',
    name,
    provider: posSystem,
    complete: isPosComplete,
    reason: posReason,
    location_id: id,
  })),
  ...brandsIn(store, slug).map(({ id, name, cmsProvider, isPopupComplete, popupReason }) => ({
    id: `cms-${id}`,
    kind: 'cms',
    name,
    provider: cmsProvider,
    complete: isPopupComplete,
    reason: popupReason,
    brand_id: id,
  })),
]

/** Answers the calls of the portal's finances, integrations, team and help. */
export const partnerTeamHandlers = (store: Store): readonly HttpHandler[] => [
  ...financesHandlers(store),
  ...teamHandlers(store),
  handle(integrationsApi.getIntegrations, ({ path: { slug } }, request) =>
    forPartner(store, request, slug, () => new OnTheWire({ integrations: listIntegrations(store, slug) })),
  ),
  handleOnce(store, helpApi.askForHelp, ({ path: { slug }, body }, request) =>
    forPartner(store, request, slug, (_, partner) => {
      changeExtras(store, slug, ({ help }) => help.push({ ...body, by: partner.email, at: store.now() }))
      return {}
    }),
  ),
]
