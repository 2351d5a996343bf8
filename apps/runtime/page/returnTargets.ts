import { settingList } from './deployed.ts'
import { readReturnUrl } from '../../../features/shared/links/returnUrl.ts'

/** The targets to which this page may send a person back: its own origin, and those of the deployment. */
const returnTargets = (): readonly string[] => [location.origin, ...settingList('returnTargets')]

/** The address, if a person may be sent there; null otherwise. */
export const allowedReturnUrl = (address: string | null): string | null => readReturnUrl(address, returnTargets())
