import { LazyScreens, type LazyProps } from '../../features/claim/LazyScreens.tsx'
import type { Tier } from '../../features/claim/offer.ts'
import { withResetPassword } from '../runtime/account/ResetPassword.tsx'
import { appAddress } from '../runtime/page/deployed.ts'
import { withCampaign } from '../runtime/tracking/campaign.ts'

const checkoutHref = ({ icoId }: Tier): string =>
  withCampaign(new URL(`${appAddress('checkout')}?ico_id=${encodeURIComponent(icoId)}`, location.href).href)

type Props = Omit<LazyProps, 'forgotPassword' | 'checkoutHref'>

export const ConnectedScreens = withResetPassword<Props>((props) => <LazyScreens {...props} checkoutHref={checkoutHref} />)
