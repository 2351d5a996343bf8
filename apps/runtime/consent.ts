/** Has the person said no to being tracked: by the browser's signals, or by the opt-out cookie? (NET-09) */
export function mayTrack(): boolean {
  return (
    navigator.doNotTrack !== '1' &&
    !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) &&
    !/(?:^|;\s*)do_not_track=true/.test(document.cookie)
  )
}
