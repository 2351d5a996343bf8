import { mount } from '../runtime/mount.tsx'
import { checkoutRouter } from './routes.tsx'

/** The app lives wherever its page was served. */
const basepath = import.meta.env.DEV ? '/checkout' : new URL(/* @vite-ignore */ '../checkout', import.meta.url).pathname

void mount(checkoutRouter(basepath))
