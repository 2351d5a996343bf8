import { mount } from '../runtime/mount.tsx'
import { businessRouter } from './routes.tsx'

/** The app's base path is the one it is served from. */
const basepath = import.meta.env.DEV ? '/business' : new URL(/* @vite-ignore */ '../business', import.meta.url).pathname

void mount(businessRouter(basepath))
