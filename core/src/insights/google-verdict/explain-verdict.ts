import type { Locale } from '../../locales/locale.ts';
import type { AuditBeside, InspectedPage } from './inspected-page.ts';
import { isMendedSince, ruleBehind, type VerdictCause, verdictCause } from './verdict-cause.ts';
import { verdictTextsEn } from './verdict-texts.en.ts';
import { verdictTextsJa } from './verdict-texts.ja.ts';
import type { VerdictTexts } from './verdict-texts.ts';

export interface ExplainedVerdict {
	readonly cause: VerdictCause;
	/** Google’s decision, and what we found on the page that explains it. */
	readonly reason: string;
	readonly fix: string;
}

const texts: Readonly<Record<Locale, VerdictTexts>> = { en: verdictTextsEn, ja: verdictTextsJa };

/** Joins Google’s verdict on a page with ours. */
export function explainVerdict(
	page: InspectedPage,
	audit: AuditBeside | null,
	locale: Locale,
): ExplainedVerdict {
	const { causes, rules, mended, join } = texts[locale];
	const cause = verdictCause(page);
	const { reason, fix } = causes[cause](page);
	if (isMendedSince(cause, page, audit)) {
		return { cause, reason: join([reason, mended.reason]), fix: mended.fix };
	}
	const rule = ruleBehind(cause, audit);
	const ours = rule === null ? undefined : rules[rule];
	return { cause, reason: ours === undefined ? reason : join([reason, ours]), fix };
}
