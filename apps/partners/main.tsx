import { mount } from '../runtime/mount.tsx'
import { partnersRouter } from './routes.tsx'

/** The app lives wherever its page was served. */
const basepath = import.meta.env.DEV ? '/partners' : new URL(/* @vite-ignore */ '../partners', import.meta.url).pathname

void mount(partnersRouter(basepath))
