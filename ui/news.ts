import type { IconName } from './Icon/icons.ts'

type Tone = 'info' | 'success' | 'warning' | 'danger'
type Live = 'polite' | 'assertive' | 'off'

/** Icon of each tone, shared by alert, banner and toast. */
export const iconOfTone: Readonly<Record<Tone, IconName>> = { info: 'info', success: 'done', warning: 'warning', danger: 'alert' }

/** The ARIA role by which a new message is announced. */
export const roleOfLive: Readonly<Record<Live, string | undefined>> = { polite: 'status', assertive: 'alert', off: undefined }
