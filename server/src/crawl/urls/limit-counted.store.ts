import type { Frontier } from './add-urls.store.ts';
import type { NewUrl } from './found-url.ts';
import type { LeftOutReason } from './url-state.ts';

/** A path with more combinations of three or more parameters than this is a filter, not a list of pages. */
const mostFilters = 1000;
const fewestParameters = 3;

/** Counts the URLs of each folder and of each filter; those beyond the limit are left out. */
export async function limitCounted(
	frontier: Frontier,
	urls: readonly NewUrl[],
): Promise<ReadonlyMap<string, LeftOutReason>> {
	const { perFolder } = frontier.settings;
	const reasons = new Map<string, LeftOutReason>();
	const filters = Map.groupBy(urls.filter(isFilter), ({ url }) => url.origin + url.pathname);
	await limit(frontier, { kind: 'filter', groups: filters, most: mostFilters }, (hash) =>
		reasons.set(hash, 'many_filters'),
	);
	if (perFolder !== null) {
		const folders = Map.groupBy(urls, ({ url }) => folderOf(url));
		await limit(frontier, { kind: 'folder', groups: folders, most: perFolder }, (hash) =>
			reasons.set(hash, 'folder_full'),
		);
	}
	return reasons;
}

const isFilter = ({ url }: NewUrl) =>
	url.search.length > 0 && new Set(url.searchParams.keys()).size >= fewestParameters;

const folderOf = ({ host, pathname }: URL): string =>
	host + pathname.slice(0, pathname.lastIndexOf('/') + 1);

interface Limit {
	readonly kind: string;
	readonly groups: ReadonlyMap<string, readonly NewUrl[]>;
	readonly most: number;
}

async function limit(
	{ crawlId, database }: Frontier,
	{ groups, kind, most }: Limit,
	leaveOut: (hash: string) => void,
): Promise<void> {
	if (groups.size === 0) return;
	const sorted = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
	const rows = await database
		.insertInto('crawl_count')
		.values(
			sorted.map(([name, { length: count, 0: first }]) => ({
				crawl_id: crawlId,
				kind,
				name,
				count,
				example: first?.identity ?? '',
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(['crawl_id', 'kind', 'name']).doUpdateSet((eb) => ({
				count: eb('crawl_count.count', '+', eb.ref('excluded.count')),
			})),
		)
		.returning(['name', 'count'])
		.execute();
	for (const { count, name } of rows) {
		const group = groups.get(name) ?? [];
		const allowed = Math.max(0, most - (count - group.length));
		for (const { hash } of group.slice(allowed)) leaveOut(hash);
	}
}
