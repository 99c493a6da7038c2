import type { Locale } from '@plumbline/core';
import { type Texts, textsFor } from '../../texts/texts.generated.ts';
import type { Answer } from './answer.ts';

type Sentences = Texts['effects'];

/** The answer in plain words, with everything that it rests on. */
export function answerText(answer: Answer, locale: Locale): string {
	const text = textsFor(locale).effects;
	switch (answer.answer) {
		case 'more':
			return text.more({
				share: percent(answer.share, locale),
				range: rangeText(answer.range, text, locale),
			});
		case 'fewer':
			return text.fewer({
				share: percent(-answer.share, locale),
				range: rangeText(answer.range, text, locale),
			});
		case 'no_difference':
			return text.noDifference({ range: rangeText(answer.range, text, locale) });
		case 'not_enough_data':
			return scarcityText(answer.weeks, answer.pages, text);
		case 'cannot_be_judged':
			return answer.comparablePages === null
				? text.noPast
				: text.fewComparable({ pages: answer.comparablePages });
	}
}

function scarcityText(weeks: number | null, pages: number | null, text: Sentences): string {
	if (weeks !== null)
		return pages === null ? text.weeks({ weeks }) : text.weeksOrPages({ weeks, pages });
	return pages === null ? text.tooFewClicks : text.pages({ pages });
}

function rangeText(
	{ from, to }: { readonly from: number; readonly to: number },
	text: Sentences,
	locale: Locale,
): string {
	return text.range({
		from: percent(from, locale, 'exceptZero'),
		to: percent(to, locale, 'exceptZero'),
	});
}

const percent = (
	share: number,
	locale: Locale,
	signDisplay: 'auto' | 'exceptZero' = 'auto',
): string =>
	new Intl.NumberFormat(locale, {
		style: 'percent',
		maximumFractionDigits: 0,
		signDisplay,
	}).format(share);
