import {
	type CrawlState,
	changeCrawl,
	listCrawls,
	type OutputOf,
	setFirstAudit,
	showCrawl,
	startCrawl,
} from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { findSite } from '../../accounts/find-site.ts';
import type { Database } from '../../database/open-database.ts';
import { writeOnce } from '../../http/idempotent-write.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import { type ServeContext, serveEndpoint } from '../../http/serve-endpoint.ts';
import type { SharedServices } from '../../pages/audits/audit-url.ts';
import { type Crawl, crawlsOfSite, createCrawl } from '../crawls.store.ts';
import { missingForCrawl } from '../missing-for-crawl.ts';
import { crawlInfos } from './crawl-info.store.ts';
import { removeInBackground, stopWork, workOn } from './crawl-job.ts';
import { allowFirstAudit, siteToAudit } from './first-audit.store.ts';
import { listBusiest } from './list-busiest.ts';
import { noCrawl, shownCrawl } from './shown-crawl.ts';
import { siteCrawlSettings } from './site-crawl-settings.ts';

interface CrawlsContext extends ServeContext {
	readonly database: Database;
	readonly services: SharedServices;
}

export const crawlEndpoints = [listCrawls, showCrawl, startCrawl, changeCrawl, setFirstAudit];

export function serveCrawls(app: FastifyInstance, context: CrawlsContext): void {
	const { database } = context;

	serveEndpoint(app, context, listCrawls, async (input, { caller, nowMs }) => {
		const site = await findSite(database, caller, input.site_global_key);
		const all = await crawlsOfSite(database, site.id);
		const shown = all.slice(input.offset, input.offset + input.limit);
		return {
			total_count: all.length,
			first_audit: (await siteToAudit(database, site.id))?.isAllowed ?? false,
			crawls: await crawlInfos(database, shown, nowMs),
		};
	});

	serveEndpoint(app, context, showCrawl, async (input, { caller, nowMs }) => {
		const site = await findSite(database, caller, input.site_global_key);
		const all = await crawlsOfSite(database, site.id);
		const { crawl_id: id, compare_with: earlier, locale = 'en' } = input;
		const crawl = id === undefined ? all[0] : all.find((one) => one.id === id);
		if (crawl === undefined) return noCrawl;
		const before = all.find((one) => one.id === earlier) ?? null;
		return shownCrawl(database, { crawl, before, locale, nowMs });
	});

	serveEndpoint(app, context, startCrawl, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const canRender = Boolean(context.services.renderer);
		const usual = siteCrawlSettings(input, { canRender, domain: site.domain });
		const { busiest } = input;
		const settings =
			busiest === undefined ? usual : await listBusiest(database, site, busiest, usual);
		if (settings === null) throw withoutFigures();
		const refusal = context.services.fetcher.knownRefusal(settings.start);
		if (refusal?.kind === 'not_allowed') throw invalidParameter('start', refusal.detail);
		const described = {
			start: settings.start,
			pages_limit: settings.list?.length ?? settings.most,
		};
		if (input.dry_run) return { crawl_id: null, ...described };
		return writeOnce(database, call, async (transaction): Promise<OutputOf<typeof startCrawl>> => {
			const { id } = await createCrawl(transaction, settings, call.nowMs, site.id);
			await workOn(transaction, { id, siteId: site.id }, call.nowMs);
			return { crawl_id: id, ...described };
		});
	});

	serveEndpoint(app, context, changeCrawl, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		return writeOnce(database, call, async (transaction): Promise<OutputOf<typeof changeCrawl>> => {
			const all = await crawlsOfSite(transaction, site.id);
			const crawl = all.find(({ id }) => id === input.crawl_id);
			if (crawl === undefined) return { is_changed: false };
			const [info] = await crawlInfos(transaction, [crawl], call.nowMs);
			if (info === undefined || !changesFrom[info.state].includes(input.action))
				return { is_changed: false };
			if (input.action === 'continue') checkComplete(crawl);
			if (!input.dry_run) {
				await change(transaction, { crawl, siteId: site.id, nowMs: call.nowMs }, input.action);
			}
			return { is_changed: true };
		});
	});

	serveEndpoint(app, context, setFirstAudit, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const { first_audit } = input;
		if (input.dry_run) return { first_audit };
		return writeOnce(database, call, async (transaction) => {
			await allowFirstAudit(transaction, site.id, first_audit);
			return { first_audit };
		});
	});
}

function withoutFigures() {
	return invalidParameter(
		'busiest',
		'No page of the site has figures from search yet. Connect a source, or leave the parameter out.',
	);
}

function checkComplete(crawl: Crawl): void {
	const missing = missingForCrawl(crawl, { headers: {}, ownRules: [] });
	if (missing !== null) throw invalidParameter('action', missing);
}

type Action = 'stop' | 'continue' | 'remove';

/** The actions that a crawl allows in each state. A command that works on one is stopped where it runs. */
const changesFrom: Readonly<Record<CrawlState, readonly Action[]>> = {
	waiting: ['stop', 'remove'],
	running: ['stop', 'remove'],
	stopped: ['continue', 'remove'],
	failed: ['continue', 'remove'],
	done: ['remove'],
};

async function change(
	database: Database,
	{ crawl, nowMs, siteId }: { readonly crawl: Crawl; readonly siteId: number; nowMs: number },
	action: Action,
): Promise<void> {
	const own = { id: crawl.id, siteId };
	switch (action) {
		case 'stop':
			await stopWork(database, own);
			return;
		case 'continue':
			return workOn(database, own, nowMs);
		default:
			return removeInBackground(database, own, nowMs);
	}
}
