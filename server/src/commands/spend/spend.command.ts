import { allSites, type Site, setSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { firstDayOf, formatDay } from '../../facts/day.ts';
import { usageError } from '../../process/expected-error.ts';
import type { Cost } from '../../sources/serp/providers/price.ts';
import {
	type NextRun,
	type SpendReport,
	spendReport,
} from '../../sources/serp/spending/spend-report.ts';
import { defineCommand } from '../command.ts';
import { wholeNumberOf } from '../option-values.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const spendCommand = defineCommand({
	options: {
		site: { ...siteOption, help: 'Show only this site, by global key or domain.' },
		cap: {
			type: 'string',
			value: 'N',
			help: 'Allow N requests a month from now on; 0 for none. A request is one page of results.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const cap = wholeNumberOf('cap', values.cap, {
			least: 0,
			most: 10_000_000,
			wanted: 'a number of requests',
		});
		const reports = await withDatabase(terminal, async (database) => {
			if (cap !== undefined) {
				const { id } = await siteNamed(database, values.site);
				await setSite(database, id, { serpMonthlyCap: cap });
			}
			return reportsOf(database, values.site);
		});
		if (reports.length === 0) {
			throw usageError('There are no sites yet. “plumbline site add --domain DOMAIN” adds one.');
		}
		if (values.json) printJson(terminal, reports.map(wire));
		else print(terminal, reports.map(shown).join('\n\n'));
		return 0;
	},
});

interface SiteReport {
	readonly site: Site;
	readonly report: SpendReport;
}

async function reportsOf(database: Database, name: string | undefined): Promise<SiteReport[]> {
	const sites = name === undefined ? await allSites(database) : [await siteNamed(database, name)];
	const reports = [];
	for (const site of sites) {
		reports.push({ site, report: await spendReport(database, site, Date.now()) });
	}
	return reports;
}

function shown({ site, report }: SiteReport): string {
	const { requests, costMicros, monthlyCap, remaining, nextRuns } = report;
	const used = `${requests} requests for ${dollars(costMicros)} in ${monthText(report)}`;
	const allowed = monthlyCap === 0 ? 'none are allowed' : `${remaining} of ${monthlyCap} are left`;
	const head = `${site.domain} (${site.globalKey}): ${used}; ${allowed}.`;
	if (nextRuns.length === 0) {
		return `${head}\nNo service for results pages is connected. Run: plumbline connect dataforseo, serper or custom.`;
	}
	const heads = ['search engine', 'service', 'keywords', 'next run, likely', 'at most'];
	return `${head}\n${textTable(heads, nextRuns.map(row))}`;
}

function row({ engineKey, provider, keywords, likely, atMost }: NextRun): string[] {
	return [engineKey, provider, String(keywords), costText(likely), costText(atMost)];
}

function costText({ requests, costMicros }: Cost): string {
	return `${requests} requests, ${dollars(costMicros)}`;
}

function dollars(micros: number): string {
	return `$${(micros / 1_000_000).toFixed(micros > 0 && micros < 10_000 ? 4 : 2)}`;
}

function wire({ site, report }: SiteReport) {
	return {
		site_global_key: site.globalKey,
		domain: site.domain,
		month: monthText(report),
		requests: report.requests,
		cost_usd: report.costMicros / 1_000_000,
		monthly_cap: report.monthlyCap,
		remaining_requests: report.remaining,
		providers: report.spent.map(({ provider, requests, costMicros }) => ({
			provider,
			requests,
			cost_usd: costMicros / 1_000_000,
		})),
		next_runs: report.nextRuns.map((run) => ({
			search_engine: run.engineKey,
			provider: run.provider,
			keywords: run.keywords,
			likely: wireCost(run.likely),
			at_most: wireCost(run.atMost),
		})),
	};
}

function wireCost({ requests, costMicros }: Cost) {
	return { requests, cost_usd: costMicros / 1_000_000 };
}

function monthText({ month }: SpendReport): string {
	return formatDay(firstDayOf(month)).slice(0, 7);
}
