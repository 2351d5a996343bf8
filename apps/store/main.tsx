import { mount } from '../runtime/mount.tsx'
import { storeRouter } from './routes.tsx'

/** The app's base path is the one it is served from. */
const basepath = import.meta.env.DEV ? '/store' : new URL(/* @vite-ignore */ '../store', import.meta.url).pathname

void mount(storeRouter(basepath))
