const prefix = 'sync ';

/** Each source has a kind of its own, so that what one provider bears does not hold up another. */
export function syncKind(source: string): string {
	return prefix + source;
}

export function syncKey(connectionId: number): string {
	return `sync connection ${connectionId}`;
}

// Bing throttles by account whoever asks twice at once; the others bear this and more.
const mostAtOnce: Readonly<Record<string, number>> = { [syncKind('bing-webmaster')]: 1 };

/** How many connections of a provider are read at once. */
export function syncsAtOnce(kind: string): number {
	return mostAtOnce[kind] ?? 2;
}
