import type { Report } from '../report/report.ts';
import type { Texts } from '../texts/texts.ts';

/** The basis of the report: `rule set us 2026.11 · English · article`. */
export function pageHeading(
	{ geo, language, locale, pageType, ruleSet }: Report,
	texts: Texts,
): string {
	const parts = [
		texts.phrase('rule_set', { geo, version: ruleSet }),
		language && languageName(language, locale),
		pageType && pageType !== 'other' && texts.phrase(`page_type_${pageType}`),
	];
	return parts.filter(Boolean).join(' · ');
}

/** The code itself if the language has no name. */
function languageName(code: string, locale: string): string {
	if (!/^[a-z]{2,3}$/i.test(code)) return code;
	return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
}
