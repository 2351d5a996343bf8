import { mount } from '../runtime/mount.tsx'
import { checkoutRouter } from './routes.tsx'

/** The app can be served at any path. */
const basepath = import.meta.env.DEV ? '/checkout' : new URL(/* @vite-ignore */ '../checkout', import.meta.url).pathname

void mount(checkoutRouter(basepath))
