import type { FactStore, PageGlance } from '@plumbline/core';
import type { Texts } from '../../../texts/panel/texts.generated.ts';
import { type Given, missingRow, noneOf, type Row } from './glance-row.ts';

/** Structured data, shared links, dates and vitals. */
export function markupRows({ facts, glance, locale, texts }: Given): readonly Row[] {
	const { dataTypes, dates, social, vitals } = glance;
	const published = dates.published && day(dates.published);
	const modified = dates.modified && texts.modified({ date: day(dates.modified) });
	return [
		dataTypes?.length
			? {
					line: 'data',
					value: dataTypes.join(', '),
					isFromPage: true,
					copy: () => blocksText(facts) || dataTypes.join('\n'),
					screen: 'data',
				}
			: { ...missingRow('data', noneOf(dataTypes, texts)), screen: 'data' },
		social?.length
			? {
					line: 'social',
					value: social.join(', '),
					isFromPage: true,
					copy: () => tagsText(facts),
					screen: 'social',
				}
			: { ...missingRow('social', noneOf(social, texts)), screen: 'social' },
		published || modified
			? {
					line: 'dates',
					value: [published, modified].filter(Boolean).join(' · '),
					copy: () => [dates.published, dates.modified].filter(Boolean).join('\n'),
					screen: 'data',
				}
			: { ...missingRow('dates', noneOf(dataTypes, texts)), screen: 'data' },
		vitals
			? {
					line: 'vitals',
					value: vitalsText(vitals, texts, locale),
					isFromPage: true,
					screen: 'rendered',
				}
			: { ...missingRow('vitals', texts.unknown), screen: 'rendered' },
	];
}

/** The blocks of JSON-LD as the page has them; empty if it uses other syntaxes. */
const blocksText = (facts: FactStore | null) =>
	(facts?.get('structuredData') ?? []).map(({ text }) => text.trim()).join('\n');

/** All tags for shared links with their values, as text with tabs. */
const tagsText = (facts: FactStore | null) =>
	(facts?.get('openGraph') ?? [])
		.map(({ content, property }) => `${property}\t${content}`)
		.join('\n');

/** The day of an ISO date, which everybody reads alike; other dates as written. */
const day = (date: string) => (/^\d{4}-\d\d-\d\d/.test(date) ? date.slice(0, 10) : date);

function vitalsText(
	vitals: NonNullable<PageGlance['vitals']>,
	texts: Texts['glance'],
	locale: string,
): string {
	const { cumulativeLayoutShift, interactionToNextPaintMs, largestContentfulPaintMs } = vitals;
	const rounded = (value: number, digits: number) =>
		value.toLocaleString(locale, { maximumFractionDigits: digits });
	const paint =
		largestContentfulPaintMs === null
			? '–'
			: texts.seconds({ value: rounded(largestContentfulPaintMs / 1000, 1) });
	const shift = cumulativeLayoutShift === null ? '–' : rounded(cumulativeLayoutShift, 2);
	const delay =
		interactionToNextPaintMs === null
			? '–'
			: texts.milliseconds({ value: rounded(interactionToNextPaintMs, 0) });
	return `LCP ${paint} · CLS ${shift} · INP ${delay}`;
}
