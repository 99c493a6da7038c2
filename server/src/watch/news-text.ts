import type { FaultKind } from './fault.ts';
import type { FaultNews, News } from './news.ts';

export const watchLocales = ['en', 'ja'] as const;

export type WatchLocale = (typeof watchLocales)[number];

type FaultTexts = Readonly<Record<FaultKind, string>>;

/** After “1 page”, after “2 pages”, and after pages that are well again. */
const english: Readonly<Record<FaultKind, readonly [string, string, string]>> = {
	unreachable: ['cannot be reached', 'cannot be reached', 'could not be reached'],
	error_status: ['answers with an error', 'answer with an error', 'answered with an error'],
	redirected: [
		'redirects to a different page',
		'redirect to a different page',
		'redirected to a different page',
	],
	robots: ['is blocked by robots.txt', 'are blocked by robots.txt', 'blocked by robots.txt'],
	noindex: [
		'is kept out of search results',
		'are kept out of search results',
		'kept out of search results',
	],
	canonical: [
		'names a different page as canonical',
		'name a different page as canonical',
		'named a different page as canonical',
	],
	title: ['has no title', 'have no title', 'had no title'],
	languages: [
		'has broken language versions',
		'have broken language versions',
		'had broken language versions',
	],
	structured_data: [
		'has broken structured data',
		'have broken structured data',
		'had broken structured data',
	],
};

const japanese: FaultTexts = {
	unreachable: 'ページに接続できません',
	error_status: 'ページがエラーを返しています',
	redirected: 'ページが別のページに転送されます',
	robots: 'ページがrobots.txtでブロックされています',
	noindex: 'ページが検索結果に表示されない設定です',
	canonical: 'ページが別のページを正規URLに指定しています',
	title: 'ページにタイトルがありません',
	languages: 'ページの言語版の指定が壊れています',
	structured_data: 'ページの構造化データが壊れています',
};

interface Surroundings {
	readonly domain: string;
	readonly locale: WatchLocale;
	/** IANA name. */
	readonly timeZone: string;
}

/** A line that says everything at once, such as the subject of a mail. */
export function newsTitle(
	news: readonly News[],
	{ domain, locale, timeZone }: Surroundings,
): string {
	const [first] = news;
	if (first === undefined) {
		return locale === 'ja' ? `${domain}: テスト` : `${domain}: this is a test`;
	}
	const more = news.length - 1;
	const rest = more === 0 ? '' : locale === 'ja' ? `(ほか${more}件)` : ` (and ${more} more)`;
	return `${domain}: ${headline(first, locale, timeZone)}${rest}`;
}

/** Every piece of news with its pages, one a line, without markup. */
export function newsText(news: readonly News[], surroundings: Surroundings): string {
	const { locale, timeZone } = surroundings;
	if (news.length === 0) {
		return locale === 'ja'
			? 'Plumblineの監視からのテスト通知です。届いていれば設定は正しいです。'
			: 'A test message of a Plumbline watch. If you can read it, the target works.';
	}
	return news
		.map((one) => [headline(one, locale, timeZone), ...pageLines(one, locale)].join('\n'))
		.join('\n\n');
}

function headline(news: News, locale: WatchLocale, timeZone: string): string {
	if (news.change === 'silent') {
		const since = new Intl.DateTimeFormat(locale, {
			timeZone,
			dateStyle: 'medium',
			timeStyle: 'short',
		}).format(news.sinceMs);
		return locale === 'ja'
			? `監視が${since}から止まっていました。いま再開しました`
			: `the watch did not look since ${since}, and looks again now`;
	}
	return locale === 'ja' ? japaneseHeadline(news) : englishHeadline(news);
}

function englishHeadline({ change, count, fault }: FaultNews): string {
	const pages = count === 1 ? '1 page' : `${count} pages`;
	const [one, other, before] = english[fault];
	if (change === 'cleared') return `well again, ${pages} (${before})`;
	return `${pages} ${count === 1 ? one : other}`;
}

function japaneseHeadline({ change, count, fault }: FaultNews): string {
	return change === 'cleared'
		? `解消しました: ${japanese[fault]}(${count}ページ)`
		: `${japanese[fault]}(${count}ページ)`;
}

function pageLines(news: News, locale: WatchLocale): readonly string[] {
	if (news.change === 'silent') return [];
	const lines = news.pages.map(({ detail, url }) =>
		news.change === 'opened' && detail !== '' ? `- ${url} (${detail})` : `- ${url}`,
	);
	const more = news.count - news.pages.length;
	if (more <= 0) return lines;
	return [...lines, locale === 'ja' ? `- ほか${more}ページ` : `- and ${more} more`];
}
