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
		case 'own_past': {
			const why = answer.reason === 'whole' ? text.wholePast : whyText(answer, text);
			return text.withBasis({ answer: why, basis: pastText(answer, locale) });
		}
		case 'cannot_be_judged':
			return answer.reason === 'whole'
				? text.withBasis({ answer: text.wholeSite, basis: text.wholeShort })
				: whyText(answer, text);
	}
}

function scarcityText(weeks: number | null, pages: number | null, text: Sentences): string {
	if (weeks !== null)
		return pages === null ? text.weeks({ weeks }) : text.weeksOrPages({ weeks, pages });
	return pages === null ? text.tooFewClicks : text.pages({ pages });
}

function pastText(answer: Extract<Answer, { answer: 'own_past' }>, locale: Locale): string {
	const text = textsFor(locale).effects;
	const { dates, isBeyondUsual } = answer;
	const range = rangeText(answer.range, text, locale);
	const sign = isBeyondUsual ? 'never' : 'exceptZero';
	const share = percent(answer.share, locale, sign);
	if (!isBeyondUsual) return text.pastAsUsual({ share, range, dates });
	return answer.share > 0
		? text.pastMore({ share, range, dates })
		: text.pastFewer({ share, range, dates });
}

interface Why {
	readonly reason: Incomparable;
	readonly comparablePages: number | null;
}

function whyText({ comparablePages, reason }: Why, text: Sentences): string {
	const pages = comparablePages ?? 0;
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
		case 'single':
			return text.fewLikeOne({ pages });
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
	signDisplay: 'auto' | 'exceptZero' | 'never' = 'auto',
): string =>
	new Intl.NumberFormat(locale, {
		style: 'percent',
		maximumFractionDigits: 0,
		signDisplay,
	}).format(share);
