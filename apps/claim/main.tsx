import { mount } from '../runtime/mount.tsx'
import { claimRouter } from './routes.tsx'

/** The app runs at the address of its page and below it. */
const basepath = import.meta.env.DEV ? '/claim' : new URL(/* @vite-ignore */ '../claim', import.meta.url).pathname

void mount(claimRouter(basepath))
