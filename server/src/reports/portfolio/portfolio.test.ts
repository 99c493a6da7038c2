import { expect } from 'vitest';
import { ensureSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { onEachEngine } from '../../testing/database.ts';
import { reportedSite } from '../../testing/reported-site.ts';
import { storeSubjects } from '../../watch/settle/known-subjects.store.ts';
import { addWatch } from '../../watch/watches.store.ts';
import { setReportPlan } from '../report-plan.store.ts';
import { listPortfolio } from './list-portfolio.ts';

const days = 64 * 7;
const inNewest = (factor: number) => (_: number, day: number) => (day >= days - 28 ? factor : 1);

const site = (database: Database, domain: string, given: Parameters<typeof reportedSite>[1] = {}) =>
	reportedSite(database, { pages: 4, setup: { domain }, ...given });

async function watchWithFault(database: Database, siteId: number, kind: 'noindex' | 'title') {
	const settings = {
		pages: { from: 'list' as const, urls: [] },
		tell: 'at_once' as const,
		quiet: null,
		locale: 'en' as const,
	};
	const watch = { siteId, name: 'All', settings, schedule: '0 0 * * *' };
	const id = await addWatch(database, watch, 0);
	const open = { kind, detail: '', state: 'open', looks: 2, dueMs: 0 } as const;
	const known = (at: number) => ({ faults: at < 2 ? [open] : [], fields: null });
	const subjects = [0, 1, 2].map((at) => [`https://a.example/${at}`, known(at)] as const);
	await storeSubjects(database, { id, siteId }, new Map(subjects));
}

onEachEngine('sites that need somebody come first, and say why', async (database) => {
	const { accountId } = await site(database, 'quiet.example', { seed: 8 });
	await site(database, 'fallen.example', { effect: inNewest(0.1) });
	await site(database, 'risen.example', { effect: inNewest(6) });
	await site(database, 'young.example', { days: 80 });
	await site(database, 'gap.example', { without: [days - 10] });
	await site(database, 'ended.example', {
		without: Array.from({ length: 30 }, (_, at) => days - 1 - at),
	});
	const hidden = await site(database, 'hidden.example');
	await watchWithFault(database, hidden.siteId, 'noindex');
	const untitled = await site(database, 'untitled.example');
	await watchWithFault(database, untitled.siteId, 'title');
	await ensureSite(database, { accountId, domain: 'new.example', title: '' });
	await site(database, 'foreign.example', {
		setup: { domain: 'foreign.example', account: 'Mill' },
	});

	const sites = await listPortfolio(database, { accountId, siteId: null }, 'en');
	const lines = sites.map(
		({ domain, group, mark, reason }) => `${group} ${domain} ${mark} ${reason}`,
	);
	expect(lines.toSorted()).toEqual([
		expect.stringMatching(/^quiet quiet\.example open Nothing beyond chance\./),
		expect.stringMatching(/^this_week risen\.example better .*more than the site usually moves/),
		expect.stringMatching(/^this_week untitled\.example open 2 pages have no title\./),
		expect.stringMatching(/^today ended\.example .* No figures since October 23, 2026\./),
		expect.stringMatching(/^today fallen\.example worse .*-\d+%.*larger fall than usual/),
		expect.stringMatching(/^today hidden\.example open 2 pages are kept out of search results\./),
		expect.stringMatching(
			/^unknown gap\.example unknown Not compared: .*27 days of 28, and for 28/,
		),
		expect.stringMatching(/^unknown new\.example unknown No search engine has figures/),
		expect.stringMatching(/^unknown young\.example unknown The past is too short/),
	]);
	const groups = sites.map(({ group }) => group);
	expect(groups).toEqual(
		['today', 'this_week', 'unknown', 'quiet'].flatMap((name) =>
			groups.filter((one) => one === name),
		),
	);
	const of = (domain: string) => sites.find((one) => one.domain === domain);
	expect(of('hidden.example')).toMatchObject({ faults: 2 });
	expect(of('quiet.example')).toMatchObject({ faults: null, crawled_at: null, reported_at: null });
	expect(of('gap.example')).toMatchObject({ change: null });
	expect(of('gap.example')?.weeks).toContain(null);
	expect(of('young.example')?.weeks.filter((week) => week !== null)).toHaveLength(11);
	expect(of('new.example')).toMatchObject({ clicks: null, date_to: null });
});

onEachEngine('a guest sees one site, and a plan its next report', async (database) => {
	const { accountId, siteId } = await site(database, 'bakery.example');
	await site(database, 'mill.example');
	const vault = { seal: async (plain: string) => plain, open: async (sealed: string) => sealed };
	const plan = { rhythm: 'weekly', locale: 'en', addresses: ['ada@bakery.example'] } as const;
	const nowMs = Date.UTC(2026, 10, 23);
	await setReportPlan(database, vault, { id: siteId, timeZone: 'UTC' }, plan, nowMs);
	expect(await listPortfolio(database, { accountId, siteId }, 'ja')).toMatchObject([
		{ domain: 'bakery.example', next_report_at: '2026-11-26T08:00:00.000Z', reported_at: null },
	]);
});
