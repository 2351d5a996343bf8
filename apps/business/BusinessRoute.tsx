import { useLocation } from '@tanstack/react-router'
import { Suspense, lazy, useEffect } from 'react'
import { BusinessScreen } from '../../features/business/BusinessScreen.tsx'
import { CaptureFlow } from '../runtime/CaptureFlow.tsx'
import { Reads } from '../runtime/Reads.tsx'
import { track } from '../runtime/track.ts'
import { CalculatorFlow } from './CalculatorFlow.tsx'
import { NearbyBrands } from './NearbyBrands.tsx'
import { inviteTokenOf, projectId } from './address.ts'
import { thirdPartyButton } from './thirdPartyButton.ts'

/** Only visitors with an invitation need it. */
const VerifyEmail = lazy(() => import('./VerifyEmail.tsx').then(({ VerifyEmail }) => ({ default: VerifyEmail })))

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
      {inviteToken !== null && (
        <Suspense>
          <VerifyEmail key={inviteToken} inviteToken={inviteToken} />
        </Suspense>
      )}
    </>
  )
}
