/** Texts about the site itself, which nobody signs or dates as articles. */
const aboutSite =
	/^(?:(?:about|über) (?:us|uns|me|mich)|about|à propos|impressum|imprint|legal(?: notice)?|mentions légales|datenschutz\S*|privacy(?: policy)?|cookie policy|terms.{0,30}|agb|contact(?: us)?|kontakt|contacto|faq|team|careers|jobs|会社概要|プライバシーポリシー|利用規約|お問い合わせ|特定商取引法.{0,12})$/iu;

const aboutSitePath =
	/\/(?:about(?:-us|-me)?|ueber-uns|a-propos|impressum|imprint|legal|mentions-legales|datenschutz\w*|privacy(?:-policy)?|cookie-policy|terms[\w-]*|agb|contact(?:-us)?|kontakt|faq|team|careers|jobs)(?:\.\w+)?\/?$/i;

export const isAboutSite = (headline: string, address: URL | null): boolean =>
	aboutSite.test(headline.trim()) || (address !== null && aboutSitePath.test(address.pathname));

/** Whether the URL contains a date, or a headline as words with hyphens. */
export function namesArticle(address: URL | null): boolean {
	if (!address) return false;
	const { pathname } = address;
	if (/\/(?:19|20)\d\d[/-](?:0?[1-9]|1[0-2])(?:[/-]|$)/.test(pathname)) return true;
	const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
	return last.split(/[-_]/).filter((word) => word.length > 1).length >= wordsOfHeadline;
}

const wordsOfHeadline = 4;
