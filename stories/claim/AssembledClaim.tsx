import { app } from '../../apps/claim/routes.tsx'
import { readHash, writeHash } from '../../features/claim/hash.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { assembled } from '../assembled.tsx'
import { admittedBy } from './addresses.ts'

/** Loads the later screens, which the page loads when they are needed. */
export const loadScreens = () =>
  Promise.all([import('../../features/claim/LazyScreens.tsx'), import('../../apps/runtime/account/ResetPassword.tsx')])

const Opened = assembled(app)

/** The claim app as it is deployed, opened by a link with this hash. Its address bar is its own. */
export function AssembledClaim({ hash }: { readonly hash: string }) {
  const enterprise = useEnterprise()
  const { code, claimCode, contact } = readHash(hash)
  const email = admittedBy(enterprise, contact.email)
  const opened = email === contact.email ? hash : writeHash(code ?? '', claimCode, email, contact.phone)
  return <Opened address={`/${opened}`} />
}
