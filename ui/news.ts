import type { IconName } from './Icon/icons.ts'

type Tone = 'info' | 'success' | 'warning' | 'danger'
type Live = 'polite' | 'assertive' | 'off'

/** The sign of each kind of news: an alert, a banner and a toast of one tone have the same. */
export const iconOfTone: Readonly<Record<Tone, IconName>> = { info: 'info', success: 'done', warning: 'warning', danger: 'alert' }

/** How news that appears is read out. */
export const roleOfLive: Readonly<Record<Live, string | undefined>> = { polite: 'status', assertive: 'alert', off: undefined }
