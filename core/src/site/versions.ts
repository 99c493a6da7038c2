import type { PackedPage } from './packed-page.ts';

/** Which pages are versions of each other, whichever of them says so. */
export interface Versions {
	add(page: PackedPage): void;
	/** The URLs of the page and its versions. */
	of(page: PackedPage): ReadonlySet<string>;
}

export function createVersions(): Versions {
	const namedBy = new Map<string, string[]>();
	return {
		add({ summary: { alternates, url } }) {
			for (const { address } of alternates) {
				const names = namedBy.get(address);
				if (names) names.push(url);
				else namedBy.set(address, [url]);
			}
		},
		of: ({ summary: { alternates, url } }) =>
			new Set([url, ...alternates.map(({ address }) => address), ...(namedBy.get(url) ?? [])]),
	};
}
