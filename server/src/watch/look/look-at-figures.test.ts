import { expect } from 'vitest';
import { bakeryWithFigures, base, paths } from '../../testing/bakery-with-figures.ts';
import { onEachEngine } from '../../testing/database.ts';
import { lookAtFigures } from './look-at-figures.ts';

onEachEngine('sees what figures say about watched pages', async (database) => {
	const siteId = await bakeryWithFigures(database);
	const look = async (watched: readonly string[]) => {
		const urls = watched.map((path) => base + path);
		const looks = await lookAtFigures(database, siteId, urls);
		return looks.flatMap((one) =>
			one.look.faults.map(({ detail, kind }) => [one.url, kind, detail]),
		);
	};
	expect(await look(paths)).toEqual([
		[`${base}/rye`, 'rank_3', '“rye bread”: 2 → 7'],
		[`${base}/cake`, 'clicks', '147 → 0'],
		[`${base}/rolls`, 'verdict', 'Excluded by ‘noindex’ tag'],
	]);
	expect(await look(['/rye'])).toHaveLength(1);
});
