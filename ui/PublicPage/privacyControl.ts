/** Whether the browser opts its owner out by the Global Privacy Control signal. */
export const sendsPrivacyControl = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
