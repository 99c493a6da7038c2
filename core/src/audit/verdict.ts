import type { IndexingIntent } from '../page/indexing-intent.fact.ts';
import type { Severity } from './rule.ts';
import type { Status } from './run-rules.ts';

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
	const gates = results.filter(({ severity }) => severity === 'blocker');
	if (gates.some(({ status }) => status === 'failed')) return 'no';
	if (intent === 'hidden' && isNoindex) return 'hidden';
	if (results.some(namesAnotherPage)) return 'elsewhere';
	const isJudged = results.some(
		({ name, status }) => name === 'page_is_indexable' && status !== 'not_checked',
	);
	return isJudged ? 'yes' : 'unknown';
}

/** Not merely another spelling of its own address, or other parameters. */
const namesAnotherPage = ({ name, occurrences }: Judged) =>
	name === 'canonical_points_to_this_page' &&
	occurrences.some(({ messageKey }) => messageKey === 'elsewhere');
