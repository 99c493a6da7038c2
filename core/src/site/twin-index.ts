import { hash64 } from './hash64.ts';
import { createPageGroups, type Found, noTwins } from './page-groups.ts';

/** Pages with equal titles, or equal descriptions. */
export interface TwinIndex {
	add(page: number, content: string | null): void;
	/** Call once all pages were added. */
	twinsOf(page: number, versions: ReadonlySet<number>): Found;
	/** Pages that have any content. */
	readonly total: number;
}

export function createTwinIndex(size: number): TwinIndex {
	const groups = createPageGroups(size);
	let total = 0;
	return {
		add(page, content) {
			const key = content?.normalize('NFKC').trim().toLowerCase();
			if (!key) return;
			total++;
			groups.add(page, hash64(key));
		},
		twinsOf(page, versions) {
			const group = groups.groupOf(page);
			return group < 0 ? noTwins : groups.others(group, versions);
		},
		get total() {
			return total;
		},
	};
}
