import { localeFor } from '../../locales/locale.ts';
import { textsIn } from '../texts/texts.ts';
import type { Report, ReportedRule } from './report.ts';

interface Judged extends Pick<Report, 'indexable' | 'counts' | 'locale'> {
	readonly rules?: readonly Pick<ReportedRule, 'reason'>[];
}

export interface VerdictPart {
	readonly kind: 'indexable' | 'must_fix' | 'worth_fixing' | 'nothing' | 'notes' | 'ignored';
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
	const texts = textsIn(localeFor(report.locale));
	return [
		{ kind: 'indexable', text: texts.phrase(`indexable_${report.indexable}`) },
		...countParts(report).map((part) =>
			part.kind === 'nothing' && isUndrawn(report)
				? { ...part, text: texts.phrase('nothing_found_undrawn') }
				: part,
		),
	];
}

/** Whether scripts have yet to draw the page, so that little of it could be checked. */
const isUndrawn = ({ rules = [] }: Judged) =>
	rules.some(({ reason }) => reason === 'drawn_by_scripts');

/** Only the counts, for several pages together. */
export function countParts({
	counts,
	locale,
}: Pick<Judged, 'counts' | 'locale'>): readonly VerdictPart[] {
	const texts = textsIn(localeFor(locale));
	const { error, ignoredInPage = 0, note: notes, warning } = counts;
	const mustFix = counts.blocker + error;
	const parts: VerdictPart[] = [];
	if (mustFix > 0)
		parts.push({ kind: 'must_fix', text: texts.phrase('must_fix', { count: mustFix }) });
	if (warning > 0)
		parts.push({ kind: 'worth_fixing', text: texts.phrase('worth_fixing', { count: warning }) });
	if (mustFix + warning === 0) parts.push({ kind: 'nothing', text: texts.phrase('nothing_found') });
	if (notes > 0) parts.push({ kind: 'notes', text: texts.counted('notes', notes) });
	if (ignoredInPage > 0) {
		parts.push({
			kind: 'ignored',
			text: texts.phrase('ignored_in_page', { count: ignoredInPage }),
		});
	}
	return parts;
}
