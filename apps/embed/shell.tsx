import { enterprise } from '#enterprise'
import { LoadingMapScreen } from '../../features/map/MapScreen.tsx'
import { LoadingPrivacy } from '../../features/privacy/LoadingPrivacy.tsx'

/** The map's first paint, rendered at build time. Which restaurants it shows, and so its title, depends on the query. */
export const Shell = () => <LoadingMapScreen title={enterprise.settings.name} />

export const shells = { privacy: LoadingPrivacy }
