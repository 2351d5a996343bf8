import { lazyComponent } from '../page/lazyComponent.tsx'

/** Few people need a new password, so its page loads when it is opened, or after the first touch. */
export const LazyResetPassword = lazyComponent(async () => (await import('./ResetPassword.tsx')).ResetPassword)
