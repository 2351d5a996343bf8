/** Has the person said no to being tracked: by the browser's signals, or by the opt-out cookie? (NET-09) */
export function mayTrack(): boolean {
  const signals = navigator as Navigator & { readonly globalPrivacyControl?: boolean }
  return (
    signals.doNotTrack !== '1' &&
    signals.globalPrivacyControl !== true &&
    !/(?:^|;\s*)do_not_track=true/.test(document.cookie)
  )
}
