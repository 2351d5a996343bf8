import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { BusinessScreen } from '../../features/business/BusinessScreen.tsx'
import { EmailCapture } from '../runtime/page/EmailCapture.tsx'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'
import { Reads } from '../runtime/api/Reads.tsx'
import { track } from '../runtime/tracking/track.ts'
import { Calculator } from './Calculator.tsx'
import { NearbyBrands } from './NearbyBrands.tsx'
import { inviteTokenOf, projectId } from './address.ts'
import { thirdPartyButton } from './thirdPartyButton.ts'

/** Only visitors with an invitation need it. */
const VerifyEmail = lazyComponent(async () => (await import('./VerifyEmail.tsx')).VerifyEmail)

/** The business page. Its parts run independently. */
export function BusinessRoute() {
  const { searchStr } = useLocation()
  const inviteToken = inviteTokenOf(searchStr)
  useEffect(() => void track('business_page'), [])
  return (
    <>
      <BusinessScreen
        calculator={<Calculator />}
        brands={
          <Reads>
            <NearbyBrands />
          </Reads>
        }
        capture={<EmailCapture projectId={projectId} />}
        thirdPartyButton={thirdPartyButton()}
      />
      {inviteToken !== null && <VerifyEmail key={inviteToken} inviteToken={inviteToken} />}
    </>
  )
}
