import type { IndexingIntent } from '../page/indexing-intent.fact.ts';
import type { Severity } from './rule.ts';
import type { Status } from './run-rules.ts';

/** `hidden`: kept out of search results, and meant to be. `unknown`: this host cannot tell. */
export type Indexable = 'yes' | 'no' | 'hidden' | 'unknown';

interface Judged {
	readonly name: string;
	readonly status: Status;
	readonly severity: Severity;
}

/** Can this page be indexed? The first thing anybody wants to know. */
export function indexableBy(
	results: readonly Judged[],
	intent: IndexingIntent | null,
	isNoindex: boolean,
): Indexable {
	const gates = results.filter(({ severity }) => severity === 'blocker');
	if (gates.some(({ status }) => status === 'failed')) return 'no';
	if (intent === 'hidden' && isNoindex) return 'hidden';
	const isJudged = results.some(
		({ name, status }) => name === 'page_is_indexable' && status !== 'not_checked',
	);
	return isJudged ? 'yes' : 'unknown';
}
