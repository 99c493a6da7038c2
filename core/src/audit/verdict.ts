import type { IndexingIntent } from '../page/indexing-intent.fact.ts';
import type { Severity } from './rule.ts';
import type { Status } from './rule-result.ts';

/**
 * `hidden`: kept out of search results, and meant to be. `elsewhere`: its canonical address is that
 * of another page, which engines are asked to show instead. `unknown`: this host cannot tell.
 */
export type Indexable = 'yes' | 'no' | 'hidden' | 'elsewhere' | 'unknown';

interface Judged {
	readonly name: string;
	readonly status: Status;
	readonly severity: Severity;
	readonly occurrences: readonly { readonly messageKey: string }[];
}

/** Can this page be indexed? The first thing anybody wants to know. */
export function indexableBy(
	results: readonly Judged[],
	intent: IndexingIntent | null,
	isNoindex: boolean,
): Indexable {
	let isElsewhere = false;
	let isJudged = false;
	for (const { name, occurrences, severity, status } of results) {
		if (severity === 'blocker' && status === 'failed') return 'no';
		if (name === 'page_is_indexable') isJudged = status !== 'not_checked';
		else if (name === 'canonical_points_to_this_page') isElsewhere = namesAnotherPage(occurrences);
	}
	if (intent === 'hidden' && isNoindex) return 'hidden';
	if (isElsewhere) return 'elsewhere';
	return isJudged ? 'yes' : 'unknown';
}

/** Not merely another spelling of its own address, or other parameters. */
const namesAnotherPage = (occurrences: Judged['occurrences']) =>
	occurrences.some(({ messageKey }) => messageKey === 'elsewhere');
