import { readConfig } from '../../config/config.ts';
import { createPace, type Pace } from '../../crawl/pace/pace.ts';
import type { OnBusyHost } from '../../crawl/visits/audit-in-turn.ts';
import { fetcherWithAccess, rendererWithAccess } from '../../crawl/visits/site-access.ts';
import {
	type AuditPool,
	createAuditPool,
	defaultPoolLimits,
	withOwnRules,
} from '../../pages/audits/audit-pool.ts';
import type { RuleError } from '../../pages/audits/audit-task.ts';
import type { AuditServices } from '../../pages/audits/audit-url.ts';
import { createLoneAuditor } from '../../pages/audits/lone-auditor.ts';
import { lazyPageFetcher } from '../../pages/fetch/lazy-page-fetcher.ts';
import { defaultLimits } from '../../pages/fetch/limits.ts';
import { type Access, rendersBesideProxy, withStarts } from '../access/access.ts';
import { openRenderer } from '../open-renderer.ts';
import { say, type Terminal } from '../terminal.ts';
import type { AuditSettings } from './audit-settings.ts';
import { type Audited, auditInput, type Failure } from './inputs/audit-input.ts';
import type { PageSource } from './inputs/page-source.ts';
import type { Journal } from './journal.ts';
import { pageNotes } from './page-notes.ts';
import { createProgress } from './progress.ts';

const shortestPauseMs = 1000;

/** Explains a pause: once for each host, and again when its pause gets longer. */
export function reportBusyHosts(terminal: Terminal): OnBusyHost {
	const reportedMs = new Map<string, number>();
	return (url, status, pauseMs) => {
		const { host } = new URL(url);
		if (pauseMs < shortestPauseMs || pauseMs <= (reportedMs.get(host) ?? 0)) return;
		reportedMs.set(host, pauseMs);
		const seconds = Math.round(pauseMs / 1000);
		say(terminal, `plumbline: ${host} is busy (status ${status}). Retrying in ${seconds} s.`);
	};
}

interface Services {
	readonly settings: Pick<AuditSettings, 'render'>;
	readonly access: Access;
}

interface OpenServices extends AuditServices {
	readonly pool: AuditPool;
}

/** Opens what audits need, runs the work, and closes it again. */
export async function withAuditServices<Result>(
	{ environment }: Terminal,
	{ access, settings: { render } }: Services,
	work: (services: OpenServices) => Promise<Result>,
): Promise<Result> {
	const { proxy } = access;
	if (proxy !== null && render !== 'never') throw rendersBesideProxy();
	const allowedHosts = withStarts(readConfig(environment).allowedHosts, access);
	const renderer = render === 'never' ? null : await openRenderer(environment, allowedHosts);
	const services = {
		renderer: renderer && rendererWithAccess(renderer, access),
		fetcher: lazyPageFetcher(async () => {
			const { createPageFetcher } = await import('../../pages/fetch/fetch-page.ts');
			const options = { allowedHosts, limits: defaultLimits, isCrawl: true, proxy };
			return fetcherWithAccess(createPageFetcher(options), access);
		}),
		pool: createAuditPool(defaultPoolLimits),
	};
	try {
		return await work(services);
	} finally {
		await Promise.all([services.fetcher.close(), services.pool.close(), renderer?.close()]);
	}
}

export interface AuditWork {
	readonly settings: AuditSettings;
	readonly services: AuditServices;
	readonly terminal: Terminal;
	readonly journal?: Journal | null;
	readonly pace?: Pace;
}

/** Audits the pages in order, with progress, and reports failures on standard error. */
export async function* auditPages(
	{ pages, total }: PageSource,
	{ settings, services, terminal, journal = null, pace = createPace(0) }: AuditWork,
): AsyncGenerator<Audited | Failure> {
	const auditor = total === 1 ? createLoneAuditor(services.pool) : services.pool;
	const pool = withOwnRules(auditor, settings.ownRulesIn);
	const context = {
		services: { ...services, pool },
		settings,
		stdin: terminal.input,
		signal: terminal.stop,
		pace,
		journal,
		onBusyHost: reportBusyHosts(terminal),
	};
	const progress = createProgress(terminal, settings.isQuiet ? 0 : total);
	const notes = pageNotes(terminal, settings);
	for await (const result of pages((input) => auditInput(input, context))) {
		terminal.stop.throwIfAborted();
		progress.step();
		if ('failure' in result) say(terminal, `plumbline: ${result.subject}: ${result.failure}`);
		else {
			notes.page(result);
			for (const error of result.ruleErrors) reportRuleError(terminal, result.subject, error);
		}
		yield result;
	}
	progress.end();
	notes.end();
}

function reportRuleError(terminal: Terminal, subject: string, { rule }: RuleError): void {
	say(terminal, `plumbline: ${subject}: the rule ${rule} could not be run on this page.`);
}

/** For many pages: the first one of each rule. */
export function reportRuleErrorsOnce(terminal: Terminal) {
	const reported = new Set<string>();
	return (subject: string, error: RuleError): void => {
		if (reported.has(error.rule)) return;
		reported.add(error.rule);
		reportRuleError(terminal, subject, error);
	};
}
