import { readConfig } from '../../config/config.ts';
import type { CrawlSettings } from '../../crawl/settings.ts';
import { robotsNameOf, userAgents } from '../../crawl/user-agents.ts';
import {
	type AuditPool,
	createAuditPool,
	defaultPoolLimits,
	withOwnRules,
} from '../../pages/audits/audit-pool.ts';
import type { AuditServices } from '../../pages/audits/audit-url.ts';
import { createPageFetcher } from '../../pages/fetch/fetch-page.ts';
import { defaultLimits } from '../../pages/fetch/limits.ts';
import {
	type Access,
	type AccessValues,
	proxyOf,
	rendersBesideProxy,
	urlsAmong,
	withStarts,
} from '../access/access.ts';
import { secretHeaders } from '../access/secret-headers.ts';
import { trustCertificates } from '../access/trust-certificates.ts';
import { openRenderer } from '../open-renderer.ts';
import type { Terminal } from '../terminal.ts';

/** One core is left to the main thread, which fetches and stores. */
const threads = Math.max(1, defaultPoolLimits.threads - 1);

/** A crawl runs for hours beside others: a third of the usual memory costs a tenth of its speed. */
const youngMb = 16;

interface CrawlServices extends AuditServices {
	/** Ends the threads that audit; see `AuditPool`. */
	readonly rest: AuditPool['rest'];
}

export type CrawlAccess = Pick<Access, 'headers' | 'proxy' | 'starts'>;

/** The access to the start of a crawl. */
export const crawlAccess = (
	start: readonly string[],
	values: AccessValues,
	environment: Terminal['environment'],
): CrawlAccess => {
	trustCertificates(values.ca);
	return {
		starts: urlsAmong(start),
		headers: secretHeaders(values, environment),
		proxy: proxyOf(values.proxy, environment),
	};
};

interface Given {
	readonly access: CrawlAccess;
	/** URL of the module with the project’s own rules; null if it has none. */
	readonly ownRulesIn: string | null;
}

/** Opens what a crawl fetches and audits with, runs the work, and closes it again. */
export async function withCrawlServices<Result>(
	{ environment }: Terminal,
	{ ownRules = [], render, userAgent }: CrawlSettings,
	{ access, ownRulesIn }: Given,
	work: (services: CrawlServices) => Promise<Result>,
): Promise<Result> {
	const { proxy } = access;
	if (proxy !== null && render !== 'never') throw rendersBesideProxy();
	const allowedHosts = withStarts(readConfig(environment).allowedHosts, access);
	const renderer = render === 'never' ? null : await openRenderer(environment, allowedHosts);
	const pool = createAuditPool({ ...defaultPoolLimits, threads, youngMb });
	const services = {
		renderer,
		fetcher: createPageFetcher({
			allowedHosts,
			limits: defaultLimits,
			isCrawl: true,
			proxy,
			userAgent: userAgents[userAgent],
			robotsName: robotsNameOf(userAgent),
		}),
		// A worker’s project may have rules that the crawl was begun without.
		pool: withOwnRules(pool, ownRules.length > 0 ? ownRulesIn : null),
		rest: pool.rest,
	};
	try {
		return await work(services);
	} finally {
		await Promise.all([services.fetcher.close(), pool.close(), renderer?.close()]);
	}
}
