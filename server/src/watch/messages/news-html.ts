import { escapeHtml } from '@plumbline/core';
import { textsFor } from '../../texts/texts.generated.ts';
import type { News } from './news.ts';
import { headline, newsText, newsTitle, type Surroundings } from './news-text.ts';

/** Where people open the console, and the site there. */
interface SiteInConsole {
	readonly console: string;
	readonly globalKey: string;
}

/** The news for mail: each page leads to itself and, if the console is known, to its history there. */
export function newsHtml(
	news: readonly News[],
	surroundings: Surroundings,
	site: SiteInConsole | null,
): string {
	const { locale } = surroundings;
	const { inConsole } = textsFor(locale).news;
	const parts = news.map(
		(one) => `<h2>${written(headline(one, surroundings))}</h2>${pagesOf(one)}`,
	);
	const body =
		parts.length > 0 ? parts.join('') : `<p>${written(newsText(news, surroundings))}</p>`;
	const way = site ? `<p>${link(screen('watches'), inConsole.watches)}</p>` : '';
	const title = written(newsTitle(news, surroundings));
	return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}${way}</body></html>`;

	function pagesOf(one: News): string {
		if (!('pages' in one)) return '';
		const rows = one.pages.map(({ detail, url }) => {
			const reason = one.change === 'cleared' || detail === '' ? '' : ` (${written(detail)})`;
			const history = site ? ` · ${link(screen('pages', url), inConsole.page)}` : '';
			return `<li>${link(url, url)}${reason}${history}</li>`;
		});
		const count = one.count - one.pages.length;
		const more = count > 0 ? `<li>${written(textsFor(locale).news.morePages({ count }))}</li>` : '';
		return `<ul>${rows.join('')}${more}</ul>`;
	}

	function screen(path: string, page?: string): string {
		const { console = '', globalKey = '' } = site ?? {};
		const query = new URLSearchParams({ site: globalKey, ...(page !== undefined && { page }) });
		return `${console}/${path}?${query}`;
	}
}

const written = (text: string) => escapeHtml(text);

/** Subjects that are not pages, such as keywords, lead nowhere. */
function link(url: string, text: string): string {
	if (!/^https?:\/\//i.test(url)) return written(text);
	return `<a href="${written(url)}">${written(text)}</a>`;
}
