import type { Enterprise } from '../themes/enterprise.ts'
import { enterpriseOf } from './enterprises.ts'

let chosen = enterpriseOf(undefined)

/** Sets the enterprise that the toolbar names. */
export function choose(enterprise: Enterprise) {
  chosen = enterprise
}

/** A proxy whose values are always read from the current enterprise. */
const follow = <T extends object>(first: T, now: () => T): T => new Proxy(first, { get: (_first, key) => Reflect.get(now(), key) })

const settings = follow(chosen.settings, () => chosen.settings)
const wording = follow(chosen.wording, () => chosen.wording)
const assets = follow(chosen.assets, () => chosen.assets)

/** Replaces `#enterprise`: an app is built for one enterprise, and here follows the toolbar. */
export const enterprise = follow({ ...chosen, settings, wording, assets }, () => ({ ...chosen, settings, wording, assets }))
