import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { testVault } from '../testing/connected-site.ts';
import { onEachEngine } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { addTarget } from './deliver/targets.store.ts';
import { mendWatches } from './mend-watches.ts';
import { resumedNews } from './messages/silence.ts';
import type { WatchSettings } from './watch-settings.ts';
import { addWatch, findWatch, noteLook, pauseWatch, type Watch } from './watches.store.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 3, 12);

async function hourlyWatch(database: Database): Promise<Watch> {
	const { siteId } = await writeSite(database, {});
	const settings: WatchSettings = {
		pages: { from: 'list', urls: ['https://bakery.example/'] },
		tell: 'at_once',
		quiet: null,
		locale: 'en',
	};
	const watch = { siteId, name: 'Bread', settings, schedule: '0 * * * *' };
	const watchId = await addWatch(database, watch, start);
	const address = 'baker@bakery.example';
	const target = { siteId, watchId, kind: 'mail', address, secret: '' } as const;
	await addTarget(database, testVault, target);
	await noteLook(database, { id: watchId, siteId }, start);
	return (await findWatch(database, siteId, watchId))!;
}

onEachEngine('says once that a watch has stopped', async (database) => {
	const watch = await hourlyWatch(database);
	const messages = async (hours: number) => {
		await mendWatches(database, start + hours * hour);
		const rows = await database.selectFrom('watch_message').select('news').execute();
		return rows.map(({ news }) => JSON.parse(news));
	};
	expect(await messages(1)).toEqual([]);
	expect(await messages(3)).toEqual([[{ change: 'stopped', sinceMs: start }]]);
	expect(await messages(4)).toHaveLength(1);
	expect(await database.selectFrom('watch_delivery').selectAll().execute()).toHaveLength(1);
	expect(resumedNews(watch, 'UTC', start + 5 * hour)).toEqual([
		{ change: 'resumed', sinceMs: start },
	]);
	await noteLook(database, watch, start + 5 * hour);
	expect(await messages(9)).toHaveLength(2);
});

onEachEngine('schedules watches that have no job, unless they are paused', async (database) => {
	const watch = await hourlyWatch(database);
	const jobs = async () => {
		await mendWatches(database, start);
		const rows = await database.selectFrom('job').select(['kind', 'schedule']).execute();
		return rows.filter(({ kind }) => kind === 'watch');
	};
	await pauseWatch(database, watch, true);
	expect(await jobs()).toEqual([]);
	await pauseWatch(database, watch, false);
	expect(await jobs()).toEqual([{ kind: 'watch', schedule: '0 * * * *' }]);
});
