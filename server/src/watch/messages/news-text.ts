import type { Locale } from '@plumbline/core';
import { textsFor } from '../../texts/texts.generated.ts';
import type { FaultKind } from '../look/fault.ts';
import type { News } from './news.ts';

export interface Surroundings {
	readonly domain: string;
	readonly locale: Locale;
	/** IANA name. */
	readonly timeZone: string;
}

/** A line that says everything at once, such as the subject of a mail. */
export function newsTitle(news: readonly News[], surroundings: Surroundings): string {
	const { domain, locale } = surroundings;
	const { moreNews, testTitle } = textsFor(locale).news;
	const [first, ...more] = news;
	if (first === undefined) return `${domain}: ${testTitle}`;
	const rest = more.length === 0 ? '' : moreNews({ count: more.length });
	return `${domain}: ${headline(first, surroundings)}${rest}`;
}

/** Such as “2 pages have no title”. */
export const openedText = (fault: FaultKind, count: number, locale: Locale) =>
	textsFor(locale).news.opened[fault]({ count });

/** Such as “5 pages are worth half an hour”. */
export const worthwhileText = (count: number, locale: Locale) =>
	textsFor(locale).news.worthwhile({ count });

/** Every piece of news with its pages, one a line, without markup. */
export function newsText(news: readonly News[], surroundings: Surroundings): string {
	if (news.length === 0) return textsFor(surroundings.locale).news.testText;
	return news
		.map((one) => [headline(one, surroundings), ...pageLines(one, surroundings)].join('\n'))
		.join('\n\n');
}

export function headline(news: News, { locale, timeZone }: Surroundings): string {
	const { answered, changed, cleared, opened, resumed, stopped, worthwhile } =
		textsFor(locale).news;
	switch (news.change) {
		case 'opened':
			return opened[news.fault](news);
		case 'cleared':
			return cleared[news.fault](news);
		case 'changed':
			return changed[news.field](news);
		case 'worthwhile':
			return worthwhile(news);
		case 'answered':
			return answered(news);
		default: {
			const style = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const;
			const since = new Intl.DateTimeFormat(locale, style).format(news.sinceMs);
			return (news.change === 'stopped' ? stopped : resumed)({ since });
		}
	}
}

function pageLines(news: News, { locale }: Surroundings): readonly string[] {
	if (!('pages' in news)) return [];
	const lines = news.pages.map(({ detail, url }) =>
		news.change === 'cleared' || detail === '' ? `- ${url}` : `- ${url} (${detail})`,
	);
	const count = news.count - news.pages.length;
	return count > 0 ? [...lines, `- ${textsFor(locale).news.morePages({ count })}`] : lines;
}
