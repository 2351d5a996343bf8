import { enterprise } from '#enterprise'
import { LoadingMapScreen } from '../../features/map/MapScreen.tsx'
import { LoadingPrivacy } from '../../features/privacy/LoadingPrivacy.tsx'
import { blank } from '../../features/privacy/privacy.ts'
import { PrivacyScreen } from '../../features/privacy/PrivacyScreen.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'
import { loadingPrivacyTemplate } from './prefetch.ts'

const ignore = () => {}

/** The map's first paint, rendered at build time. Which restaurants it shows, and so its title, depends on the query. */
export const Shell = () => <LoadingMapScreen title={enterprise.settings.name} />

const handlers = { onDraft: ignore, onOptOut: ignore, onOptOutHere: ignore, onAgain: ignore, onClose: null }

/** The choices of a browser that is not opted out. */
const Privacy = () => (
  <>
    <PrivacyScreen signal="none" optedOut={null} initial={blank} submission={idle} {...handlers} />
    <template id={loadingPrivacyTemplate}>
      <LoadingPrivacy />
    </template>
  </>
)

export const shells = { privacy: Privacy }
