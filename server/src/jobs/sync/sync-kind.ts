const prefix = 'sync ';

/** Each source has its own kind, so that the limit of one provider does not slow down others. */
export function syncKind(source: string): string {
	return prefix + source;
}

export function syncKey(connectionId: number): string {
	return `sync connection ${connectionId}`;
}

// Bing throttles concurrent requests by account; the others accept this many and more.
const mostAtOnce: Readonly<Record<string, number>> = { [syncKind('bing-webmaster')]: 1 };

/** The most connections of a provider to read at once. */
export function syncsAtOnce(kind: string): number {
	return mostAtOnce[kind] ?? 2;
}
