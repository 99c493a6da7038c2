import { dayAt, monthOf } from '../../facts/day.ts';
import { realWait } from '../../process/pause.ts';
import { type Source, SourceError, type SyncSummary, type SyncWork } from '../source.ts';
import { checkProviders } from './providers/check-providers.ts';
import { engineParts, isResultsPage } from './providers/engine-parts.ts';
import type { Provider } from './providers/provider.ts';
import { searchLanguage } from './providers/search-language.ts';
import {
	createProviders,
	parseSerpSettings,
	type SerpSettings,
} from './providers/serp-settings.ts';
import { checkKeywords } from './runs/check-keywords.ts';
import { checksOf, clearOldChecks } from './runs/checks.store.ts';
import { finishRun } from './runs/finish-run.ts';
import { openRun, workOf } from './runs/open-run.ts';
import { summaryOf } from './runs/run-notes.ts';
import { forgetRun, type Run, runsIn } from './runs/runs.store.ts';
import type { SerpRun } from './runs/serp-run.ts';

/** How long the reasons for failed checks are kept. */
const keptErrorsMs = 30 * 86_400_000;

/** Results pages, bought from one or several providers; the first that can checks a keyword. */
export const serp: Source = {
	name: 'serp',
	title: 'Results pages',
	schedule: '17 5 * * *',
	feeds: (engineKey) => isResultsPage(engineKey),
	check: (access) => {
		const settings = parseSerpSettings(access.connection.settings);
		return checkProviders(createProviders(settings, access.credentials, access));
	},
	sync: async (work) => {
		const { database, site, target } = work;
		const settings = parseSerpSettings(work.connection.settings);
		const providers = usableProviders(work, settings);
		const hasRunning = (await runsIn(database, 'running', target)).length > 0;
		if (site.serpMonthlyCap === 0 && !hasRunning) return nothing(withoutCap(site.globalKey));
		const run = await openRun(work);
		if (run === null) return nothing('All keywords have been checked today.');
		const summary = await checkRun(work, run, providers, settings);
		if (site.serpMonthlyCap === 0 || run.day === dayAt(work.now(), site.timeZone)) return summary;
		// That run belonged to an earlier day, so today’s run follows.
		const today = await openRun(work);
		return today === null
			? summary
			: both(summary, await checkRun(work, today, providers, settings));
	},
};

function both(one: SyncSummary, other: SyncSummary): SyncSummary {
	return { stored: one.stored + other.stored, notes: [...one.notes, ...other.notes] };
}

async function checkRun(
	work: SyncWork,
	run: Run,
	providers: readonly Provider[],
	settings: SerpSettings,
): Promise<SyncSummary> {
	const { database, site, now } = work;
	const serpRun = serpRunOf(work, run, settings);
	const todo = await workOf(database, run, providers, now());
	let done = todo.done;
	const total = done + todo.fresh.length + [...todo.resumed.values()].flat().length;
	const onDone = () => work.onProgress({ done: ++done, total, unit: 'keywords' });
	const checked = await checkKeywords(serpRun, providers, todo, onDone);
	if ((await checksOf(database, run)).length === 0) {
		await forgetRun(database, run);
		const [first] = checked.gaveUp;
		if (first !== undefined) throw first.error;
		return nothing(noRoom(site.globalKey));
	}
	const finished = await finishRun(database, run, { depth: site.checkDepth, nowMs: now() });
	await clearOldChecks(database, site.id, now() - keptErrorsMs);
	return summaryOf(finished, checked);
}

function serpRunOf(work: SyncWork, run: Run, settings: SerpSettings): SerpRun {
	const engine = engineParts(work.connection.engineKey);
	const { database, site, now, signal, onProgress, wait = realWait } = work;
	return {
		database,
		run,
		site,
		engine,
		language: settings.language || searchLanguage(engine.country),
		purse: { siteId: site.id, month: monthOf(run.day) },
		now,
		wait,
		signal,
		onProgress,
	};
}

function usableProviders(work: SyncWork, settings: SerpSettings): readonly Provider[] {
	const engine = engineParts(work.connection.engineKey);
	const all = createProviders(settings, work.credentials, work);
	const usable = all.filter((provider) => provider.knows(engine));
	if (usable.length > 0) return usable;
	const titles = all.map(({ title }) => title).join(', ') || 'no provider';
	throw new SourceError(
		'refused',
		`${work.connection.engineKey} cannot be searched with ${titles}.`,
		{
			remedy: `Connect one that can: plumbline connect dataforseo --site ${work.site.globalKey} --search-engine ${work.connection.engineKey}.`,
		},
	);
}

function nothing(note: string): SyncSummary {
	return { stored: 0, notes: [note] };
}

function withoutCap(site: string): string {
	return `No keywords were checked: this site has no budget for paid requests. “plumbline spend --site ${site}” shows the costs, and --cap N allows N requests a month.`;
}

function noRoom(site: string): string {
	return `No keywords were checked: the requests of this month are used up, or too few for one keyword. “plumbline spend --site ${site}” shows how they were used, and --cap N sets the limit.`;
}
