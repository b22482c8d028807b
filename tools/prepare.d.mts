import type { SpawnSyncOptions, SpawnSyncReturns } from 'node:child_process';

export declare const root: string;
export declare const cacheFolder: string;
export declare function say(message: string): void;
export declare function giveUp(message: string): never;
export declare function isAtLeast(version: string, minimum: readonly [major: number, minor: number]): boolean;
export declare function npmCall(args: readonly string[]): { file: string; args: readonly string[]; shell: boolean };
export declare function runNpm(args: readonly string[], options: SpawnSyncOptions): SpawnSyncReturns<string | Buffer>;
export declare function toolEnvironment(): NodeJS.ProcessEnv;
export declare function prepare(): void;
export declare function runNode(args: readonly string[]): Promise<number>;
