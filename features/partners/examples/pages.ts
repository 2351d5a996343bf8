import type { Access } from '../access.ts'
import type { Brand } from '../brands/api.ts'
import type { Account, AccountStatus } from '../finances/api.ts'
import type { ImageLibrary } from '../images/api.ts'
import type { LogoKind } from '../images/logo.ts'
import type { Integration } from '../integrations/api.ts'
import type { PictureQueue } from '../../uploads/uploads.ts'
import { brandSeeds } from './brands.ts'
import { imageSeeds, logoSeeds } from './images.ts'
import { memberSeeds, permissionSeeds } from './team.ts'
import { locationSeeds } from './locations.ts'

const [first] = brandSeeds['harbor-rye'] ?? []
if (!first) throw new Error('The project has no brand.')

/** Harbor & Rye, with a gallery, a hero and every logo. */
export const brand: Brand = first
export const brandWithoutLogos: Brand = {
  ...brand,
  logoDarkId: null,
  logoLightId: null,
  logoDarkWideId: null,
  logoLightWideId: null,
  baseLogoId: null,
}

export const library: ImageLibrary = { images: imageSeeds, logos: logoSeeds }

export const canEdit: Access = { canEdit: true }
export const viewOnly: Access = { canEdit: false, why: 'You can view this project but not change it. Ask a team member who can edit it.' }

const nothing = () => undefined
export const noQueue: PictureQueue = { uploads: [], onAdd: nothing, onRemove: nothing, onRetry: nothing }
export const noQueues: Readonly<Record<LogoKind, PictureQueue>> = {
  logo_dark: noQueue,
  logo_light: noQueue,
  logo_dark_wide: noQueue,
  logo_light_wide: noQueue,
  base_logo: noQueue,
}

export const namedLocations = (locationSeeds['harbor-rye'] ?? []).map(({ id, name }) => ({ id, name }))

const reasons: Record<AccountStatus, string | null> = {
  connected: null,
  incomplete: 'A photograph of an owner’s passport is missing.',
  declined: 'The bank account belongs to another company.',
  disconnected: null,
}
const names: Record<AccountStatus, string> = {
  connected: 'Harbor & Rye LLC ••• 2210',
  incomplete: 'Lark & Loaf Inc. ••• 7741',
  declined: 'Dock Street Catering ••• 0031',
  disconnected: 'Old Mill Dining ••• 9002',
}

const createAccount = (status: AccountStatus, index: number): Account => ({
  id: String(801 + index),
  name: names[status],
  status,
  reason: reasons[status],
  locationIds: status === 'connected' ? ['301', '302'] : status === 'incomplete' ? ['303'] : [],
})

export const accounts: readonly Account[] = (['connected', 'incomplete', 'declined', 'disconnected'] as const).map(createAccount)

export const members = memberSeeds['harbor-rye'] ?? []
export const permissions = permissionSeeds

export const integrations: readonly Integration[] = [
  ...(locationSeeds['harbor-rye'] ?? []).map(({ id, name, posSystem, isPosComplete, posReason }) => ({
    id: `pos-${id}`,
    kind: 'pos' as const,
    name,
    provider: posSystem,
    isComplete: isPosComplete,
    reason: posReason,
    locationId: id,
    brandId: null,
  })),
  ...(brandSeeds['harbor-rye'] ?? []).map(({ id, name, cmsProvider, isPopupComplete, popupReason }) => ({
    id: `cms-${id}`,
    kind: 'cms' as const,
    name,
    provider: cmsProvider,
    isComplete: isPopupComplete,
    reason: popupReason,
    locationId: null,
    brandId: id,
  })),
]
