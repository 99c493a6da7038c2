import type { Report } from '../report/report.ts';
import type { Texts } from '../texts/texts.ts';

/** What the report rests on: `rule set us 2026.11 · English · article`. */
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

/** The code itself where it is none that anybody has named. */
function languageName(code: string, locale: string): string {
	if (!/^[a-z]{2,3}$/i.test(code)) return code;
	return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
}
