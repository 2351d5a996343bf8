import { setting, settingList } from '../runtime/page/deployed.ts'

/** A third party's button: its address, and what its frame may do besides showing links (tokens of `sandbox`). */
type ThirdParty = { readonly src: string; readonly may: readonly string[] }

/** Null without a valid https address. Scripts run on an origin of their own only: on the page's own they would be the page's. */
export function thirdPartyButton(): ThirdParty | null {
  const src = setting('thirdPartyButton')
  if (!src.startsWith('https://') || !URL.canParse(src)) return null
  const may = settingList('thirdPartyButtonMay')
  return { src, may: new URL(src).origin === location.origin ? [] : may }
}
