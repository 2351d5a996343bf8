/**
 * Address of a third party's button, from a meta tag that the deployment sets. Null if it is absent or not a valid https
 * address: a wrong setting must not break the page.
 */
export function thirdPartyButton(): string | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="third-party-button"]')?.content ?? ''
  return address.startsWith('https://') && URL.canParse(address) ? address : null
}
