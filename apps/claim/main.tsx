import { mount } from '../runtime/mount.tsx'
import { claimRouter } from './routes.tsx'

/** The app lives wherever its page was served; a deeper address leads to it too. */
const basepath = import.meta.env.DEV ? '/claim' : new URL(/* @vite-ignore */ '../claim', import.meta.url).pathname

void mount(claimRouter(basepath))
