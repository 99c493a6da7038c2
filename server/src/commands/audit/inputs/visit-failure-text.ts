import type { VisitFailure } from '../../../crawl/visits/visited.ts';
import { hostAndPort } from '../../../pages/fetch/allowed-hosts.ts';
import { urlProblem } from '../../../pages/fetch/check-url.ts';
import { failureText, type UnreachableReason } from '../../../pages/fetch/fetch-outcome.ts';

export const tooLarge = 'It is larger than 15 MB.';
export const tooComplex = 'It needs more time or memory than one audit is allowed.';

/** Why there is no report on a URL, with what to do where a command can do something. */
export function visitFailureText(url: string, failure: VisitFailure): string {
	switch (failure.kind) {
		case 'too_large':
			return tooLarge;
		case 'too_complex':
			return tooComplex;
		case 'gave_up':
			return 'Its audit ended the process several times.';
		case 'robots_disallowed':
			return `${failureText(failure)} --robots report audits pages of your own site all the same.`;
		case 'not_allowed':
			return `${failureText(failure)} ${allowHint(url)}`.trim();
		case 'unreachable':
			return `${failureText(failure)} ${unreachableHint(url, failure.reason)}`.trim();
		default:
			return failureText(failure);
	}
}

function unreachableHint(url: string, reason: UnreachableReason): string {
	if (reason === 'dns') return allowHint(url);
	return reason === 'tls' ? 'If the site is your own, --ca FILE trusts its certificate.' : '';
}

/** Advice to allow the host; empty if that would not help. */
function allowHint(address: string): string {
	const url = URL.parse(address);
	if (url === null || urlProblem(url, new Set([hostAndPort(url)])) !== null) return '';
	return `If the host is your own, PLUMBLINE_ALLOW_HOSTS=${hostAndPort(url)} in the environment allows it.`;
}
