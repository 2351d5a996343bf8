export const toastTones = ['info', 'success', 'warning', 'danger'] as const
export type ToastTone = (typeof toastTones)[number]

export type ToastMessage = {
  /** @default 'info' */
  tone?: ToastTone
  /** The message, short. */
  title: string
  text?: string
}
