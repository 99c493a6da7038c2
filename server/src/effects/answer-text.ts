import type { Locale } from '@plumbline/core';
import type { Answer } from './answer.ts';

interface Sentences {
	more(share: string, range: string): string;
	fewer(share: string, range: string): string;
	noDifference(range: string): string;
	weeks(weeks: number): string;
	pages(pages: number): string;
	weeksOrPages(weeks: number, pages: number): string;
	tooFewClicks: string;
	fewComparable(pages: number): string;
	noPast: string;
	range(from: string, to: string): string;
}

const english: Sentences = {
	more: (share, range) =>
		`${share} more clicks than comparable pages that were left alone (likely ${range}).`,
	fewer: (share, range) =>
		`${share} fewer clicks than comparable pages that were left alone (likely ${range}).`,
	noDifference: (range) =>
		`No difference beyond chance (likely ${range}, against comparable pages that were left alone).`,
	weeks: (weeks) => `Not enough data yet: about ${counted(weeks, 'more week')}.`,
	pages: (pages) => `Not enough data: it takes about ${counted(pages, 'page')} changed alike.`,
	weeksOrPages: (weeks, pages) =>
		`Not enough data yet: about ${counted(weeks, 'more week')}, or ${counted(pages, 'page')} changed alike.`,
	tooFewClicks: 'Not enough data: these pages have too few clicks to tell.',
	fewComparable: (pages) =>
		`Cannot be judged here: ${counted(pages, 'comparable page')} ${pages === 1 ? 'was' : 'were'} left alone, and it takes 20.`,
	noPast: 'Cannot be judged here: the figures begin less than four weeks before the change.',
	range: (from, to) => `${from} to ${to}`,
};

const japanese: Sentences = {
	more: (share, range) =>
		`変更しなかった同程度のページと比べて、クリック数が${share}多くなりました(おそらく${range})。`,
	fewer: (share, range) =>
		`変更しなかった同程度のページと比べて、クリック数が${share}少なくなりました(おそらく${range})。`,
	noDifference: (range) =>
		`偶然と区別できる差はありません(変更しなかった同程度のページと比べて、おそらく${range})。`,
	weeks: (weeks) => `まだデータが足りません。あと約${weeks}週間必要です。`,
	pages: (pages) => `データが足りません。同じ変更をしたページが約${pages}ページ必要です。`,
	weeksOrPages: (weeks, pages) =>
		`まだデータが足りません。あと約${weeks}週間、または同じ変更をしたページが約${pages}ページ必要です。`,
	tooFewClicks: 'データが足りません。これらのページはクリック数が少なすぎて判断できません。',
	fewComparable: (pages) =>
		`ここでは判断できません。変更しなかった同程度のページは${pages}ページで、20ページ必要です。`,
	noPast: 'ここでは判断できません。データの開始が、変更の4週間前より後です。',
	range: (from, to) => `${from}~${to}`,
};

/** The answer in plain words, with everything that it rests on. */
export function answerText(answer: Answer, locale: Locale): string {
	const text = locale === 'ja' ? japanese : english;
	switch (answer.answer) {
		case 'more':
			return text.more(percent(answer.share, locale), rangeText(answer.range, text, locale));
		case 'fewer':
			return text.fewer(percent(-answer.share, locale), rangeText(answer.range, text, locale));
		case 'no_difference':
			return text.noDifference(rangeText(answer.range, text, locale));
		case 'not_enough_data':
			return scarcityText(answer.weeks, answer.pages, text);
		case 'cannot_be_judged':
			return answer.comparablePages === null
				? text.noPast
				: text.fewComparable(answer.comparablePages);
	}
}

function scarcityText(weeks: number | null, pages: number | null, text: Sentences): string {
	if (weeks !== null) return pages === null ? text.weeks(weeks) : text.weeksOrPages(weeks, pages);
	return pages === null ? text.tooFewClicks : text.pages(pages);
}

function rangeText(
	{ from, to }: { readonly from: number; readonly to: number },
	text: Sentences,
	locale: Locale,
): string {
	return text.range(percent(from, locale, 'exceptZero'), percent(to, locale, 'exceptZero'));
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

const counted = (count: number, noun: string): string =>
	`${count} ${noun}${count === 1 ? '' : 's'}`;
