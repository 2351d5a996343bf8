import type { Enterprise } from '../themes/enterprise.ts'
import { enterpriseOf } from './enterprises.ts'

let chosen = enterpriseOf(undefined)

/** Says which enterprise the toolbar shows. */
export function choose(enterprise: Enterprise) {
  chosen = enterprise
}

/** An object whose values are read anew each time, even by who took hold of it long ago. */
const follow = <T extends object>(first: T, now: () => T): T => new Proxy(first, { get: (_first, key) => Reflect.get(now(), key) })

const settings = follow(chosen.settings, () => chosen.settings)
const wording = follow(chosen.wording, () => chosen.wording)
const assets = follow(chosen.assets, () => chosen.assets)

/** Stands for `#enterprise`: an app, built for one enterprise, is here whichever the toolbar shows. */
export const enterprise = follow({ ...chosen, settings, wording, assets }, () => ({ ...chosen, settings, wording, assets }))
