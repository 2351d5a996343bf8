import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { BusinessScreen } from '../../features/business/BusinessScreen.tsx'
import { CaptureFlow } from '../runtime/flow/CaptureFlow.tsx'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'
import { Reads } from '../runtime/api/Reads.tsx'
import { track } from '../runtime/tracking/track.ts'
import { CalculatorFlow } from './CalculatorFlow.tsx'
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
        calculator={<CalculatorFlow />}
        brands={
          <Reads>
            <NearbyBrands />
          </Reads>
        }
        capture={<CaptureFlow projectId={projectId} />}
        thirdPartyButton={thirdPartyButton()}
      />
      {inviteToken !== null && <VerifyEmail key={inviteToken} inviteToken={inviteToken} />}
    </>
  )
}
