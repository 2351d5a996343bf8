import { enterprise } from '#enterprise'
import { LoadingCalculator } from '../../features/bulk-gifting/calculator/LoadingCalculator.tsx'
import { LoadingGifting, giftingIntro } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { SignInShell } from '../runtime/account/SignInShell.tsx'
import { GuardedShell, SignInAddressShell } from '../runtime/start/GuardedShell.tsx'

const pages = { loading: <LoadingGifting />, signIn: <SignInShell content="tool" intro={giftingIntro} /> }

/** The page's shell, rendered at build time. */
export const Shell = () => <GuardedShell {...pages} />

export const shells = {
  login: () => <SignInAddressShell {...pages} />,
  calculator: () => <LoadingCalculator country={enterprise.settings.country} signInHref="login" />,
}
