/**
 * Address of a third party's button: a deploy-time setting, kept in the page's head. Null where there is none, and
 * where it is no address of a secure page: a wrong setting must not break the page (PUB-05).
 */
export function thirdPartyButton(): string | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="third-party-button"]')?.content ?? ''
  return address.startsWith('https://') && URL.canParse(address) ? address : null
}
