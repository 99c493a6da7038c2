import type { Locale } from '@plumbline/core';
import { type Texts, textsFor } from '../../texts/texts.generated.ts';
import type { Answer } from './answer.ts';
import type { Incomparable } from './did-it-work.ts';

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
			if (answer.kindsStray) return text.kindsStray;
			return scarcityText(answer.weeks, answer.pages, text);
		case 'cannot_be_judged':
			return reasonText(answer.reason, answer.comparablePages ?? 0, text);
	}
}

function scarcityText(weeks: number | null, pages: number | null, text: Sentences): string {
	if (weeks !== null)
		return pages === null ? text.weeks({ weeks }) : text.weeksOrPages({ weeks, pages });
	return pages === null ? text.tooFewClicks : text.pages({ pages });
}

function reasonText(reason: Incomparable, pages: number, text: Sentences): string {
	switch (reason) {
		case 'past':
			return text.noPast;
		case 'unseen':
			return text.unseen;
		case 'young':
			return text.young;
		case 'whole':
			return text.wholeSite;
		case 'few':
			return text.fewComparable({ pages });
		case 'size':
			return text.fewOfSize({ pages });
		case 'kind':
			return text.noKinds;
	}
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
