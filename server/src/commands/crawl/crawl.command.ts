import { isHostOf } from '../../accounts/own-host.ts';
import { allSites } from '../../accounts/sites.store.ts';
import { crawlProgress } from '../../crawl/crawl-progress.store.ts';
import { type Crawl, createCrawl, unfinishedCrawl } from '../../crawl/crawls.store.ts';
import type { CrawlSettings } from '../../crawl/settings.ts';
import { crawlSummary } from '../../crawl/summary/crawl-summary.store.ts';
import { crawlTotals } from '../../crawl/summary/crawl-totals.store.ts';
import type { Database } from '../../database/open-database.ts';
import { stoppedCode } from '../../process/stop-signal.ts';
import { type AuditValues, auditSettings } from '../audit/audit-settings.ts';
import { exceededBudgets } from '../audit/budgets.ts';
import { exitCodeFor } from '../audit/exit-code.ts';
import { defineCommand } from '../command.ts';
import { wholeNumberOf } from '../option-values.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { withDatabase, withLittleMemory } from '../with-database.ts';
import { configured } from './configured.ts';
import { crawlOptions } from './crawl-options.ts';
import { crawlAccess } from './crawl-services.ts';
import { crawlSettings } from './crawl-settings.ts';
import { summaryText } from './crawl-summary-text.ts';
import { runCrawl } from './run-crawl.ts';

const defaultAtOnce = 4;
const mostAtOnce = 64;

export const crawlCommand = defineCommand({
	takes: 'URL',
	options: {
		...crawlOptions,
		new: { type: 'boolean', help: 'Begin anew instead of continuing a crawl that did not end.' },
		'fail-on': {
			type: 'string',
			value: 'SEVERITY',
			help: 'Severity that ends with exit code 1: error, warning, note or never. Default: error.',
		},
		quiet: { type: 'boolean', help: 'Print no summary and no progress, only failures.' },
		json: { type: 'boolean', help: 'Print the summary as JSON.' },
	},
	async run({ positionals, terminal, values: given }) {
		const { config, start, values } = await configured(positionals, given);
		const access = crawlAccess(start, values, terminal.environment);
		const { headers } = access;
		const audit = await auditSettings(auditValues(values));
		const settings = await crawlSettings(start, values, { audit, config, headers, terminal });
		const { budgets, failOn, ownRulesIn } = audit;
		const atOnce = atOnceOf(values['at-once']);
		const isQuiet = values.quiet ?? false;
		return withDatabase(
			terminal,
			async (database) => {
				const crawl = await crawlToWorkOn(database, settings, values.new ?? false, terminal);
				try {
					const run = { database, access, atOnce, isQuiet, ownRulesIn, terminal };
					await runCrawl(crawl, run);
				} catch (error) {
					if (!terminal.stop.aborted) throw error;
					say(
						terminal,
						`plumbline: stopped before the end. The same command continues crawl ${crawl.id}.`,
					);
					return stoppedCode(terminal.stop);
				}
				const summary = await crawlSummary(database, crawl);
				if (values.json) printJson(terminal, { id: crawl.id, state: 'done', ...summary });
				else if (!isQuiet) print(terminal, await summaryText(database, crawl, summary));
				const count = { blocker: 0, error: 0, warning: 0, note: 0 };
				for (const { severity, pages } of summary.findings) count[severity] += pages;
				if (summary.pages === 0) return 2;
				const exceeded = exceededBudgets(await crawlTotals(database, crawl.id), budgets);
				for (const sentence of exceeded) say(terminal, `plumbline: ${sentence}`);
				if (exceeded.length > 0) return 1;
				const rest = { passed: 0, notApplicable: 0, notChecked: 0 };
				return exitCodeFor([{ ...count, ...rest }], failOn);
			},
			withLittleMemory,
		);
	},
});

/** The values of the options that every audit has. */
const auditValues = (values: AuditValues): AuditValues => ({
	environment: values.environment,
	'fail-on': values['fail-on'],
	geo: values.geo,
	ignored: values.ignored,
	locale: values.locale,
	render: values.render,
	'rule-set': values['rule-set'],
});

export function atOnceOf(given: string | undefined): number {
	const limits = { least: 1, most: mostAtOnce, wanted: 'a number of pages' };
	return wholeNumberOf('at-once', given, limits) ?? defaultAtOnce;
}

async function crawlToWorkOn(
	database: Database,
	settings: CrawlSettings,
	isNew: boolean,
	terminal: Terminal,
): Promise<Crawl> {
	const before = isNew ? null : await unfinishedCrawl(database, settings);
	if (before === null) {
		const siteId = await onlySiteAt(database, settings.start);
		return createCrawl(database, settings, Date.now(), siteId);
	}
	const { done } = await crawlProgress(database, before.id);
	say(
		terminal,
		`plumbline: continuing crawl ${before.id}, which has visited ${done} URLs. --new begins anew.`,
	);
	return before;
}

/** The site whose account shows the crawl; null if no site has this host, or those of several accounts. */
async function onlySiteAt(database: Database, start: string): Promise<number | null> {
	const { hostname } = new URL(start);
	const sites = (await allSites(database)).filter(({ domain }) => isHostOf(hostname, [domain]));
	return sites.length === 1 ? (sites[0]?.id ?? null) : null;
}
