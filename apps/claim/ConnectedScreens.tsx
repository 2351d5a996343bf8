import { LazyScreens, type LazyProps } from '../../features/claim/LazyScreens.tsx'
import type { Tier } from '../../features/claim/offer.ts'
import { withResetPassword } from '../runtime/account/withResetPassword.tsx'
import { appAddress } from '../runtime/page/appAddress.ts'
import { withCampaign } from '../runtime/tracking/campaign.ts'

const checkoutHref = ({ icoId }: Tier): string =>
  withCampaign(new URL(`${appAddress('checkout')}?ico_id=${encodeURIComponent(icoId)}`, location.href).href)

type Props = Omit<LazyProps, 'forgotPassword' | 'checkoutHref'>

export const ConnectedScreens = withResetPassword<Props>((props) => <LazyScreens {...props} checkoutHref={checkoutHref} />)
