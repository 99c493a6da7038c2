import type { RuleError } from '../../pages/audits/audit-task.ts';
import type { AuditedPage, AuditServices } from '../../pages/audits/audit-url.ts';
import { hasCode } from '../../process/expected-error.ts';
import type { Pace } from '../pace/pace.ts';
import type { CrawlSettings } from '../settings.ts';
import type { LeasedUrl } from '../urls/lease-urls.store.ts';
import { auditInTurn, type OnBusyHost } from './audit-in-turn.ts';
import type { Visited, VisitFailure } from './visited.ts';

/** Keeps what changed on a page of a known site. */
export type RememberVisit = (audited: AuditedPage) => Promise<void>;

export interface VisitContext {
	readonly settings: CrawlSettings;
	readonly services: AuditServices;
	readonly pace: Pace;
	readonly signal: AbortSignal;
	readonly onBusyHost: OnBusyHost;
	readonly isReached: (url: string) => Promise<boolean>;
	readonly onRuleError: (url: string, error: RuleError) => void;
	/** Null where no site is known. */
	readonly remember: RememberVisit | null;
	/** The time of the last answer to a request for the URL. */
	readonly answerMs: (url: string) => number;
}

/** Fetches and audits the page at a leased URL. Only an abort throws. */
export async function visitUrl(leased: LeasedUrl, context: VisitContext): Promise<Visited> {
	const { answerMs, onRuleError, pace, remember, services, settings, signal } = context;
	const { isReached, onBusyHost } = context;
	try {
		const audited = await auditInTurn(leased.url, {
			services,
			settings: {
				options: settings.audit,
				render: settings.render,
				extractions: settings.extractions ?? [],
			},
			isBrief: !settings.keepsReports,
			wantsDigest: remember !== null,
			signal,
			pace,
			onBusyHost,
			isReached,
		});
		const ms = answerMs(leased.url);
		signal.throwIfAborted();
		if (audited.kind === 'reached') return { ...audited, leased };
		if (audited.kind !== 'audited') return { kind: 'failed', leased, failure: audited };
		const { redirects, url } = audited.page;
		for (const error of audited.result.ruleErrors) onRuleError(url, error);
		await remember?.(audited);
		const { rendering, result } = audited;
		return { kind: 'page', leased, url, redirects, answerMs: ms, rendering, result };
	} catch (error) {
		const failure = failureOf(error);
		if (signal.aborted || failure === null) throw error;
		return { kind: 'failed', leased, failure };
	}
}

function failureOf(error: unknown): VisitFailure | null {
	if (hasCode(error, 'page_too_complex')) return { kind: 'too_complex' };
	return hasCode(error, 'html_too_large') ? { kind: 'too_large' } : null;
}
