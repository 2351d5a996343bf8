import { mount } from '../runtime/mount.tsx'
import { storeRouter } from './routes.tsx'

/** The app lives wherever its page was served. */
const basepath = import.meta.env.DEV ? '/store' : new URL(/* @vite-ignore */ '../store', import.meta.url).pathname

void mount(storeRouter(basepath))
