import { createAuditPool } from '../../audits/audit-pool.ts';
import { readConfig } from '../../config/config.ts';
import { createPace } from '../../crawl/pace.ts';
import { scheduleDeliveries } from '../../deliver/schedule-deliveries.store.ts';
import { createPageFetcher } from '../../fetch-page/fetch-page.ts';
import { defaultLimits } from '../../fetch-page/limits.ts';
import { lookAt } from '../../watch/look.ts';
import { pagesToWatch } from '../../watch/pages-to-watch.ts';
import { confirmLater, watchIntervalMs } from '../../watch/watch-jobs.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print } from '../terminal.ts';
import { textTable } from '../text-table.ts';
import { withDatabase } from '../with-database.ts';
import { watchNamed } from './watch-named.ts';

export const watchRun = defineCommand({
	takes: 'ID',
	options: { site: siteOption },
	async run({ values, positionals, terminal }) {
		const { allowedHosts } = readConfig(terminal.environment);
		const fetcher = createPageFetcher({ allowedHosts, limits: defaultLimits });
		const pool = createAuditPool();
		try {
			return await withDatabase(terminal, async (database) => {
				const { site, watch } = await watchNamed(database, values.site, positionals);
				const { stop: signal } = terminal;
				const now = Date.now;
				const pace = createPace(watchIntervalMs);
				const around = { database, fetcher, now: new Date(), pace, signal };
				const urls = await pagesToWatch(watch, around);
				const services = { fetcher, pool };
				const looking = { database, services, site, now, pace, signal };
				const result = await lookAt(watch, urls, looking);
				await confirmLater(database, watch, 2, result.nextLookMs);
				await scheduleDeliveries(database, site.id);
				const worse = [...result.faults].flatMap(([url, faults]) =>
					faults
						.filter(({ state }) => state !== 'accepted')
						.map(({ detail, kind, state }) => [state, kind, url, detail]),
				);
				print(
					terminal,
					worse.length === 0
						? `${urls.length} pages, nothing got worse.`
						: textTable(['State', 'Fault', 'Page', 'Detail'], worse),
				);
				return worse.length === 0 ? 0 : 1;
			});
		} finally {
			await Promise.all([fetcher.close(), pool.close()]);
		}
	},
});
