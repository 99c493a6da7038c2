export interface KnownUrl {
	readonly id: number;
	/** A later link may change its row: it waits at the depth of sitemaps, or nobody may follow it. */
	readonly mayImprove: boolean;
}

/** Enough for the menus and lists of a large site; others are looked up in the database. */
const most = 100_000;

/** The ids of URLs seen lately. */
export function createKnownUrls() {
	const recent = new Map<string, KnownUrl>();
	return {
		get(identity: string): KnownUrl | undefined {
			const known = recent.get(identity);
			if (known === undefined) return undefined;
			// The last in a Map was used last.
			recent.delete(identity);
			recent.set(identity, known);
			return known;
		},
		set(identity: string, known: KnownUrl): void {
			recent.set(identity, known);
			if (recent.size > most) recent.delete(recent.keys().next().value ?? '');
		},
	};
}

export type KnownUrls = ReturnType<typeof createKnownUrls>;
