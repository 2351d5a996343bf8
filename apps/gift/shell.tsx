import { BalanceDetails } from '../../features/gift/screens/BalanceDetails.tsx'
import { InvitationPicture } from '../../features/gift/screens/InvitationPicture.tsx'
import { NoGift } from '../../features/gift/screens/NoGift.tsx'
import { LoadingMap } from '../../features/map/screens/LoadingMap.tsx'
import { LoadingSlip } from '../../features/gift/screens/GiftSlip.tsx'
import { LoadingGift } from '../../features/gift/screens/LoadingGift.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { noGiftTemplate } from './shellTemplates.ts'

export function Shell() {
  return (
    <>
      <PublicPage hero={<Illustration moment="welcome" />} slip={<LoadingSlip />}>
        <LoadingGift />
      </PublicPage>
      <template id={noGiftTemplate}>
        <InvitationPicture />
        <Stack space="xl">
          <NoGift restaurants={null} device={null} pageUrl="" explore={null} />
          <BalanceDetails>{null}</BalanceDetails>
          <LoadingMap />
        </Stack>
      </template>
    </>
  )
}
