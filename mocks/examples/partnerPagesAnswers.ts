import * as finances from '../../features/partners/finances/api.ts'
import * as help from '../../features/partners/help/api.ts'
import * as images from '../../features/partners/images/api.ts'
import * as integrations from '../../features/partners/integrations/api.ts'
import * as team from '../../features/partners/team/api.ts'
import { getProject } from '../../features/partners/api.ts'
import { type ExampleAnswer, unspecified, within } from './exampleAnswer.ts'
import { partnerAnswers } from './partnerAnswers.ts'

const image = { id: 501, image_url: '/pictures/harbor-hero.svg', tag_group: 'mood', name: 'The bar at dusk', width: 2400 }
const logo = { id: 601, image_url: '/pictures/harbor-logo.svg' }
const account = {
  id: 801,
  name: 'Harbor & Rye LLC',
  status: 'incomplete',
  reason: 'A document is missing.',
  partner_location_ids: [301, 302],
}
const member = { member_id: 1, name: 'Ines Farrow', email: 'ines@harborrye.example', permissions: 'admin', pending: true }
const permission = { value: 'admin', label: 'Admin', abilities: ['View everything', 'Manage the team'] }
const integration = {
  id: 'pos-301',
  kind: 'pos',
  name: 'Dock Street',
  provider: 'Toast',
  complete: true,
  reason: 'Not approved yet.',
  location_id: 301,
  brand_id: 101,
}

/** The answers of the portal's images, finances, integrations and team. */
export const partnerPagesAnswers: readonly ExampleAnswer[] = [
  {
    title: 'a project’s pictures',
    endpoint: images.getBrandImages,
    body: { brand_images: [image, { ...image, id: 502 }], logos: [logo, { ...logo, id: 602 }] },
    essential: ['brand_images'],
    ofEntry: [...within('brand_images', 'id', 'image_url'), ...within('logos', 'id', 'image_url')],
  },
  {
    title: 'a signature for an upload',
    endpoint: images.signUpload,
    body: { image_signature: { name: 'platewell', api_key: 12345, signature: 'signed', timestamp: 1763600000 } },
    essential: ['image_signature', 'image_signature.name'],
  },
  {
    title: 'a picture that is added',
    endpoint: images.addBrandImage,
    body: { brand_image: { id: 900 } },
    essential: ['brand_image', 'brand_image.id'],
  },
  unspecified(['a gallery', images.selectImages]),
  unspecified(['a brand’s look', images.saveBrandLook]),
  unspecified(['a logo', images.saveLogo]),
  {
    title: 'accounts at the payment provider',
    endpoint: finances.getAccounts,
    body: { partner_stripe_accounts: [account, { ...account, id: 802 }] },
    essential: ['partner_stripe_accounts'],
    ofEntry: within('partner_stripe_accounts', 'id', 'name', 'partner_location_ids'),
  },
  {
    title: 'a link to the payment provider',
    endpoint: finances.createOAuthLink,
    body: { url: 'https://provider.example/connect/1', expires_at: '2026-11-20T18:30:00.000Z' },
    essential: ['url'],
  },
  // The same answer as the project's.
  ...partnerAnswers
    .filter(({ endpoint }) => endpoint === getProject)
    .map((answer) => ({ ...answer, title: 'a project after a return without an account', endpoint: finances.getDisconnectedProject })),
  unspecified(['an account’s locations', finances.assignLocations]),
  unspecified(['an account that is read again', finances.refreshAccount]),
  unspecified(['a disconnected account', finances.disconnectAccount]),
  {
    title: 'a team',
    endpoint: team.getMembers,
    body: { team_members: [member, { ...member, member_id: 2 }] },
    essential: ['team_members'],
    ofEntry: within('team_members', 'member_id', 'email'),
  },
  {
    title: 'permissions',
    endpoint: team.getPermissions,
    body: { permissions: [permission, { ...permission, value: 'viewer' }] },
    essential: ['permissions'],
    ofEntry: within('permissions', 'value', 'label', 'abilities'),
  },
  {
    title: 'invitations',
    endpoint: team.inviteMembers,
    body: {
      invited: ['ada@x.example', 'bo@x.example'],
      skipped: [
        { email: 'cy@x.example', reason: 'already a member' },
        { email: 'di@x.example', reason: 'already invited' },
      ],
    },
    essential: [],
    ofEntry: within('skipped', 'email'),
  },
  unspecified(['an invitation that is sent again', team.resendInvitation]),
  unspecified(['a changed permission', team.changeMember]),
  unspecified(['a removed person', team.removeMember]),
  {
    title: 'integrations',
    endpoint: integrations.getIntegrations,
    body: { integrations: [integration, { ...integration, id: 'cms-101', kind: 'cms' }] },
    essential: ['integrations'],
    ofEntry: within('integrations', 'id', 'kind', 'name'),
  },
  unspecified(['a request for help', help.askForHelp]),
]
