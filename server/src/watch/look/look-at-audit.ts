import type { Report, ReportedOccurrence, ReportedRule } from '@plumbline/core';
import { urlKey } from '../../facts/url-key.ts';
import type { AuditedPage } from '../../pages/audits/audit-url.ts';
import type { FetchFailure } from '../../pages/fetch/fetch-outcome.ts';
import { type Fault, type FaultKind, type Look, pageFaultKinds } from './fault.ts';

/** The signs that a fetch and its audit give of a page. */
export function lookAtAudit(outcome: AuditedPage | FetchFailure): Look {
	if (outcome.kind !== 'audited') return lookAtFailure(outcome);
	const { page, result } = outcome;
	if (page.status >= 400) return only({ kind: 'error_status', detail: String(page.status) });
	if (urlKey(page.url) !== urlKey(page.originalUrl)) {
		return only({ kind: 'redirected', detail: page.url });
	}
	const faults = faultsOfReport(result.report);
	const judged = pageFaultKinds.filter((kind) => isJudged(kind, result.report));
	return { faults, judged: judged.length === everyKind.size ? everyKind : new Set(judged) };
}

/** One set for nearly all pages of a look, of which there may be thousands. */
const everyKind: ReadonlySet<FaultKind> = new Set(pageFaultKinds);

/** If a page did not arrive, everything about its content is unknown. */
const withoutContent: ReadonlySet<FaultKind> = new Set([
	'unreachable',
	'error_status',
	'redirected',
]);

const only = (fault: Fault): Look => ({
	faults: [fault],
	judged: withoutContent,
	isPartial: true,
});

const nothing: Look = { faults: [], judged: new Set(), isPartial: true };

function lookAtFailure(failure: FetchFailure): Look {
	switch (failure.kind) {
		case 'robots_disallowed':
			// A robots.txt that cannot be read says nothing yet.
			return failure.failing === null
				? { faults: [{ kind: 'robots', detail: '' }], judged: new Set(['robots']), isPartial: true }
				: nothing;
		case 'not_html':
			return only({ kind: 'unreachable', detail: failure.contentType });
		case 'not_allowed':
			return only({ kind: 'unreachable', detail: failure.detail });
		case 'unreachable':
			// Our own stop and our own limits are not faults of the page.
			return ourReasons.has(failure.reason)
				? nothing
				: only({ kind: 'unreachable', detail: failure.detail });
	}
}

const ourReasons: ReadonlySet<string> = new Set(['aborted', 'over_budget', 'bot_wall']);

function faultsOfReport(report: Report): readonly Fault[] {
	return pageFaultKinds.flatMap((kind): readonly Fault[] => {
		const [rule] = rulesOf(kind, report).filter(({ status }) => status === 'failed');
		if (kind === 'canonical') {
			return report.indexable === 'elsewhere' ? [{ kind, detail: rule?.headline ?? '' }] : [];
		}
		// A page that waits, or reloads itself, is still read.
		if (kind === 'refreshed' && !rule?.occurrences.some(isInstant)) return [];
		return rule === undefined ? [] : [{ kind, detail: rule.headline }];
	});
}

const isInstant = ({ messageKey, values }: ReportedOccurrence) =>
	messageKey === 'at_once' ||
	// The header, which begins with its seconds.
	(messageKey === 'header' && Number.parseFloat(String(values['value'])) === 0);

function isJudged(kind: FaultKind, report: Report): boolean {
	if (withoutContent.has(kind)) return true;
	return rulesOf(kind, report).some(({ status }) => status !== 'not_checked');
}

function rulesOf(kind: FaultKind, { rules }: Report): readonly ReportedRule[] {
	return rules.filter((rule) => isOfKind(rule, kind));
}

function isOfKind({ group, name, severity }: ReportedRule, kind: FaultKind): boolean {
	switch (kind) {
		case 'soft_404':
			return name === 'content_is_not_soft_404';
		case 'refreshed':
			return name === 'meta_refresh_not_used';
		case 'robots':
			return name === 'page_is_not_blocked_by_robots_txt';
		case 'noindex':
			return name === 'page_is_indexable';
		case 'canonical':
			return name === 'canonical_points_to_this_page';
		case 'title':
			return name === 'title_tag_used';
		case 'languages':
			return group === 'international' && severity !== 'note';
		case 'structured_data':
			return group === 'structured_data' && severity !== 'note';
		default:
			return false;
	}
}
