import type { ChildProcess } from 'node:child_process'

export declare function freePort(wanted: number): Promise<number>
export declare function answering(address: string, child: ChildProcess): Promise<void>
