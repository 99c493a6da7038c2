import { expect } from 'vitest';
import { storeFacts } from '../facts/store-facts.ts';
import { onEachEngine } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { siteFigures } from './site-figures.store.ts';

const first = 20_400;
const url = 'https://bakery.example/rye';

onEachEngine('figures end at the last complete day, as on every screen', async (database) => {
	const { siteId, engineId } = await writeSite(database, {});
	const day = (place: number) => first + place;
	const sums = { clicks: 1, impressions: 2, positionSum: 4 };
	await storeFacts(
		database,
		{ siteId, engineId },
		{ pageSearch: [0, 1, 2, 3, 4].map((place) => ({ ...sums, day: day(place), url })) },
	);
	const lastDay = async () => (await siteFigures(database, siteId, engineId))?.lastDay;
	expect(await lastDay()).toBe(day(4));

	const { id } = await database
		.insertInto('connection')
		.values({
			site_id: siteId,
			engine_id: engineId,
			source: 'google-search-console',
			settings: '{}',
			credentials: null,
			created_ms: 0,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	// A day that was never read to its end does not hide the days after it.
	const states = [1, 0, 1, 1, 0].map((is_final, place) => ({
		site_id: siteId,
		connection_id: id,
		day: day(place),
		is_final,
		read_ms: 1,
	}));
	await database.insertInto('connection_day').values(states).execute();
	expect(await lastDay()).toBe(day(3));
});
