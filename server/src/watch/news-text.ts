import type { FaultKind } from './fault.ts';
import type { News } from './news.ts';
import { english } from './news-texts.en.ts';
import { japanese } from './news-texts.ja.ts';
import type { NewsTexts } from './news-texts.ts';

export const watchLocales = ['en', 'ja'] as const;

export type WatchLocale = (typeof watchLocales)[number];

const texts: Readonly<Record<WatchLocale, NewsTexts>> = { en: english, ja: japanese };

interface Surroundings {
	readonly domain: string;
	readonly locale: WatchLocale;
	/** IANA name. */
	readonly timeZone: string;
}

/** A line that says everything at once, such as the subject of a mail. */
export function newsTitle(news: readonly News[], surroundings: Surroundings): string {
	const { domain, locale } = surroundings;
	const { moreNews, testTitle } = texts[locale];
	const [first, ...more] = news;
	if (first === undefined) return `${domain}: ${testTitle}`;
	const rest = more.length === 0 ? '' : moreNews(more.length);
	return `${domain}: ${headline(first, surroundings)}${rest}`;
}

/** Such as “2 pages have no title”. */
export const openedText = (fault: FaultKind, count: number, locale: WatchLocale) =>
	texts[locale].opened(fault, count);

/** Such as “5 pages are worth half an hour”. */
export const worthwhileText = (count: number, locale: WatchLocale) =>
	texts[locale].worthwhile(count);

/** Every piece of news with its pages, one a line, without markup. */
export function newsText(news: readonly News[], surroundings: Surroundings): string {
	if (news.length === 0) return texts[surroundings.locale].testText;
	return news
		.map((one) => [headline(one, surroundings), ...pageLines(one, surroundings)].join('\n'))
		.join('\n\n');
}

function headline(news: News, { locale, timeZone }: Surroundings): string {
	const { changed, cleared, opened, resumed, stopped, worthwhile } = texts[locale];
	switch (news.change) {
		case 'opened':
			return opened(news.fault, news.count);
		case 'cleared':
			return cleared(news.fault, news.count);
		case 'changed':
			return changed(news.field, news.count);
		case 'worthwhile':
			return worthwhile(news.count);
		default: {
			const style = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const;
			const since = new Intl.DateTimeFormat(locale, style).format(news.sinceMs);
			return news.change === 'stopped' ? stopped(since) : resumed(since);
		}
	}
}

function pageLines(news: News, { locale }: Surroundings): readonly string[] {
	if (!('pages' in news)) return [];
	const lines = news.pages.map(({ detail, url }) =>
		news.change === 'cleared' || detail === '' ? `- ${url}` : `- ${url} (${detail})`,
	);
	const more = news.count - news.pages.length;
	return more > 0 ? [...lines, `- ${texts[locale].morePages(more)}`] : lines;
}
