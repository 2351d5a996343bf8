import { enterprise } from '#enterprise'
import { LoadingGift } from '../../features/gift/screens/LoadingGift.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { ShellFallback } from '../runtime/page/ShellFallback.tsx'
import { codeSlot, codeTemplate } from './prefetchedCode.ts'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <PublicPage hero={<Illustration moment="welcome" lazy />} heroOn="wide">
        <LoadingGift code={null} />
      </PublicPage>
      <template id={codeTemplate}>
        <LoadingGift code={codeSlot} />
      </template>
      <ShellFallback />
    </EnterpriseProvider>
  )
}
