import type { IndexingIntent } from '../../facts/derived/indexing/indexing-intent.fact.ts';
import type { Severity } from '../rule.ts';
import type { Status } from '../rule-result.ts';

/**
 * `hidden`: kept out of search results on purpose. `elsewhere`: its canonical is a different page,
 * which engines are asked to show instead. `unknown`: this host has not read all that can forbid it,
 * or the page is sent with a noindex that only scripts remove.
 */
export type Indexable = 'yes' | 'no' | 'hidden' | 'elsewhere' | 'unknown';

/** Reasons against indexing that are not on the page. */
export type IndexingSource = 'headers' | 'robots_txt';

interface Judged {
	readonly name: string;
	readonly status: Status;
	readonly severity: Severity;
	readonly occurrences: readonly { readonly messageKey: string }[];
}

/** The states of the page that contain a noindex. */
interface Noindex {
	/** In the page as it is now. */
	readonly now: boolean;
	/** In the HTML as it was sent. */
	readonly sent: boolean;
}

interface Answer {
	readonly indexable: Indexable;
	/** The unread source; left out unless only that keeps the answer from being `yes`. */
	readonly indexingUnread?: readonly IndexingSource[];
}

/** Can this page be indexed? The first question of every user. */
export function answerBy(
	results: readonly Judged[],
	intent: IndexingIntent | null,
	noindex: Noindex,
	unread: readonly IndexingSource[],
): Answer {
	const indexable = indexableBy(results, intent, noindex);
	return indexable === 'yes' && unread.length > 0
		? { indexable: 'unknown', indexingUnread: unread }
		: { indexable };
}

/** The answer under the assumption that unread sources forbid nothing. */
function indexableBy(
	results: readonly Judged[],
	intent: IndexingIntent | null,
	noindex: Noindex,
): Indexable {
	let isElsewhere = false;
	let isJudged = false;
	for (const { name, occurrences, severity, status } of results) {
		if (severity === 'blocker' && status === 'failed') return 'no';
		if (name === 'page_is_indexable') isJudged = status !== 'not_checked';
		else if (name === 'canonical_points_to_this_page') isElsewhere = namesAnotherPage(occurrences);
	}
	if (intent === 'hidden' && noindex.now) return 'hidden';
	if (isElsewhere) return 'elsewhere';
	// Google may skip the scripts, or run them (the evidence of indexing_tags_same_after_render).
	if (noindex.sent && !noindex.now) return 'unknown';
	return isJudged ? 'yes' : 'unknown';
}

/**
 * Whether the canonical is a different page, not merely the page’s own URL in a different spelling
 * or with other parameters.
 */
const namesAnotherPage = (occurrences: Judged['occurrences']) =>
	occurrences.some(({ messageKey }) => messageKey === 'elsewhere');
