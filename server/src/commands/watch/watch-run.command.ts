import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../config/config.ts';
import { createPace } from '../../crawl/pace/pace.ts';
import type { Database } from '../../database/open-database.ts';
import { createAuditPool, defaultPoolLimits } from '../../pages/audits/audit-pool.ts';
import { createPageFetcher } from '../../pages/fetch/fetch-page.ts';
import { defaultLimits } from '../../pages/fetch/limits.ts';
import { certificateReader } from '../../pages/fetch/read-certificate.ts';
import { createRenderer } from '../../pages/render/create-renderer.ts';
import { findBrowser } from '../../pages/render/find-browser.ts';
import { scheduleDeliveries } from '../../watch/deliver/schedule-deliveries.store.ts';
import type { Looking } from '../../watch/look/look-at-subject.ts';
import { confirmLater } from '../../watch/schedule-watch.store.ts';
import { knownSubjects } from '../../watch/settle/known-subjects.store.ts';
import { lookAgain, lookAtAll, watchIntervalMs } from '../../watch/watch-jobs.ts';
import { noteLook, type Watch } from '../../watch/watches.store.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase, withLittleMemory } from '../with-database.ts';
import { watchNamed } from './watch-named.ts';

/** One core is left to the main thread, which fetches and stores. */
const threads = Math.max(1, defaultPoolLimits.threads - 1);
/** Enough for pages one after the other, with little memory. */
const youngMb = 16;

export const watchRun = defineCommand({
	takes: 'ID',
	options: {
		site: siteOption,
		once: {
			type: 'boolean',
			help: 'Do not wait the eleven minutes that confirm what looks broken.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const work = async (database: Database) => {
			const { site, watch } = await watchNamed(database, values.site, positionals);
			const { environment, stop: signal } = terminal;
			const { allowedHosts } = readConfig(environment);
			const fetcher = createPageFetcher({ allowedHosts, limits: defaultLimits });
			const pool = createAuditPool({ ...defaultPoolLimits, threads, youngMb });
			const renderer = watch.settings.render
				? createRenderer({ browser: findBrowser(environment), allowedHosts })
				: null;
			const looking: Looking = {
				database,
				services: { fetcher, pool, renderer },
				readCertificate: certificateReader(allowedHosts),
				site,
				settings: watch.settings,
				now: Date.now,
				pace: createPace(watchIntervalMs),
				signal,
				onLooked: pool.rest,
			};
			try {
				await look(watch, looking, { terminal, isOnce: values.once === true });
				await scheduleDeliveries(database, site.id);
				const worse = await worseNow(watch, looking);
				if (values.json) printJson(terminal, { watch_id: watch.id, name: watch.name, worse });
				else printWorse(worse, terminal);
				return worse.length === 0 ? 0 : 1;
			} finally {
				await Promise.all([fetcher.close(), pool.close(), renderer?.close()]);
			}
		};
		return withDatabase(terminal, work, withLittleMemory);
	},
});

async function look(
	watch: Watch,
	looking: Looking,
	{ isOnce, terminal }: { readonly isOnce: boolean; readonly terminal: Terminal },
): Promise<void> {
	const { database, now, signal } = looking;
	let { nextLookMs } = await lookAtAll(watch, looking);
	await noteLook(database, watch, now());
	while (nextLookMs !== null && !isOnce) {
		const waitMs = Math.max(0, nextLookMs - now());
		const minutes = Math.ceil(waitMs / 60_000);
		say(terminal, `Something looks broken. Looking again in ${minutes} min to confirm it.`);
		await wait(waitMs, undefined, { signal });
		({ nextLookMs } = await lookAgain(watch, looking));
	}
	await confirmLater(database, watch, 2, nextLookMs);
}

interface Worse {
	readonly state: string;
	readonly fault: string;
	readonly subject: string;
	readonly detail: string;
}

/** Faults that the first look did not see. */
async function worseNow(watch: Watch, { database }: Looking): Promise<readonly Worse[]> {
	return [...(await knownSubjects(database, watch))].flatMap(([subject, { faults }]) =>
		faults
			.filter(({ state }) => state !== 'accepted')
			.map(({ detail, kind, state }) => ({ state, fault: kind, subject, detail })),
	);
}

function printWorse(worse: readonly Worse[], terminal: Terminal): void {
	const rows = worse.map(({ state, fault, subject, detail }) => [state, fault, subject, detail]);
	if (rows.length === 0) print(terminal, 'Nothing got worse.');
	else print(terminal, textTable(['State', 'Fault', 'Page', 'Detail'], rows));
}
