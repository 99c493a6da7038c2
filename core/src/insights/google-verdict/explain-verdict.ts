import type { Locale } from '../../locales/locale.ts';
import type { AuditBeside, InspectedPage } from './inspected-page.ts';
import { textsFor } from './texts/texts.generated.ts';
import { isMendedSince, ruleBehind, type VerdictCause, verdictCause } from './verdict-cause.ts';

export interface ExplainedVerdict {
	readonly cause: VerdictCause;
	/** Google’s decision, and what we found on the page that explains it. */
	readonly reason: string;
	readonly fix: string;
}

/** Joins Google’s verdict on a page with ours. */
export function explainVerdict(
	page: InspectedPage,
	audit: AuditBeside | null,
	locale: Locale,
): ExplainedVerdict {
	const { causes, mended, rules, twoSentences } = textsFor(locale);
	const cause = verdictCause(page);
	const { fix, reason: written } = causes[cause];
	const reason = typeof written === 'string' ? written : written(valuesOf(page));
	if (isMendedSince(cause, page, audit)) {
		return {
			cause,
			reason: twoSentences({ first: reason, second: mended.reason }),
			fix: mended.fix,
		};
	}
	const rule = ruleBehind(cause, audit);
	const ours = rule === null ? undefined : (rules as Readonly<Record<string, string>>)[rule];
	return {
		cause,
		reason: ours === undefined ? reason : twoSentences({ first: reason, second: ours }),
		fix,
	};
}

const valuesOf = ({ coverage, declaredCanonical, googleCanonical }: InspectedPage) => ({
	google: googleCanonical || 'none',
	declared: declaredCanonical ?? '',
	coverage: coverage || 'none',
});
