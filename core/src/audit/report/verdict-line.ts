import { localeFor } from '../../locales/locale.ts';
import { textsIn } from '../texts/texts.ts';
import type { Report } from './report.ts';

type Judged = Pick<Report, 'indexable' | 'indexingUnread' | 'counts' | 'locale'>;

export interface VerdictPart {
	/** `nothing`: there is nothing to fix. `unread`: none was found, but the content was not read. */
	readonly kind:
		| 'indexable'
		| 'must_fix'
		| 'worth_fixing'
		| 'nothing'
		| 'unread'
		| 'notes'
		| 'ignored';
	readonly text: string;
}

/**
 * The first line that people see, in the language of the report: `Can be indexed · 1 must fix · 2
 * worth fixing · 9 notes`.
 */
export const verdictLine = (report: Judged): string =>
	verdictParts(report)
		.map(({ text }) => text)
		.join(' · ');

/** The verdict line in parts, for views that style each kind. Zero counts are left out. */
export function verdictParts(report: Judged): readonly VerdictPart[] {
	const { indexable, indexingUnread: [unread, ...others] = [], locale } = report;
	const texts = textsIn(localeFor(locale));
	const key = others.length > 0 ? 'unread_all' : unread ? (`unread_${unread}` as const) : indexable;
	return [{ kind: 'indexable', text: texts.phrase(`indexable_${key}`) }, ...countParts(report)];
}

/** Only the counts, also for several pages together. */
export function countParts({
	counts,
	locale,
}: Pick<Judged, 'counts' | 'locale'>): readonly VerdictPart[] {
	const texts = textsIn(localeFor(locale));
	const { contentUnread, error, ignoredInPage = 0, note: notes, warning } = counts;
	const mustFix = counts.blocker + error;
	const parts: VerdictPart[] = [];
	if (mustFix > 0)
		parts.push({ kind: 'must_fix', text: texts.phrase('must_fix', { count: mustFix }) });
	if (warning > 0)
		parts.push({ kind: 'worth_fixing', text: texts.phrase('worth_fixing', { count: warning }) });
	if (mustFix + warning === 0) {
		parts.push(
			contentUnread
				? { kind: 'unread', text: texts.phrase(`nothing_found_${contentUnread}`) }
				: { kind: 'nothing', text: texts.phrase('nothing_found') },
		);
	}
	if (notes > 0) parts.push({ kind: 'notes', text: texts.counted('notes', notes) });
	if (ignoredInPage > 0) {
		parts.push({
			kind: 'ignored',
			text: texts.phrase('ignored_in_page', { count: ignoredInPage }),
		});
	}
	return parts;
}
