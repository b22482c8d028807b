export declare function newestChange(path: string): number;
export declare function isBuilt(stamp: string, options?: { folder?: string; settings?: string }): boolean;
export declare function buildBackofficeIfNeeded(): Promise<void>;
