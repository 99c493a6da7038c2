// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
return {
	kinds: {
		robots: "robots.txt",
		pages: "Sitemap",
		index: "Sitemap index",
		feed: "Feed (RSS or Atom)",
		json: "JSON",
		pdf: "PDF",
		image: "Image",
		media: "Video or sound",
		text: "Text or XML",
		other: "A file, not a web page",
	},
	says: {
		robots: "Crawlers read this file before they fetch pages of the site.",
		json: "Search engines may fetch JSON, but do not show it in results.",
		pdf: "Search engines index PDF files like pages, with the title from the document’s properties. A PDF has no meta tags: only the response can keep it out.",
		image: "Image search finds it through the pages that show it: their alt text and the text around it count.",
		media: "Search engines find it through the page that embeds it, best with structured data of the type VideoObject or AudioObject.",
		text: "It is neither a sitemap nor a feed. Search engines may index plain text like a page.",
		other: "There is nothing on it to audit. Its response to search engines is below.",
	},
	unread: "The browser did not let Plumbline read this file.",
	cut: "The file is very large; only its start was read.",
	pixels: ({ width, height }: { readonly width: string | number; readonly height: string | number }) => `${written(width)} × ${written(height)} px`,
	response: "Response",
	type: "Type",
	status: "Status",
	size: "Size",
	modified: "Modified",
	robotsWhy: "X-Robots-Tag with “noindex” keeps a file out of search results; without it, search engines decide themselves. robots.txt may forbid fetching it.",
	validJson: "It can be read as JSON.",
	brokenJson: ({ problem }: { readonly problem: string | number }) => `It cannot be read as JSON: ${written(problem)}.`,
	noFaults: "No faults were found.",
	rules: "Rules by crawler",
	noRules: "There are no rules: crawlers may fetch everything.",
	noRestriction: "no restriction",
	allOthers: "all other crawlers",
	line: ({ line }: { readonly line: string | number }) => `line ${written(line)}`,
	sitemaps: "Sitemaps",
	noSitemaps: "The file names none.",
	try: "Try a URL or path",
	allowed: "may fetch it",
	forbidden: "may not fetch it",
	otherSite: "This file applies to URLs of its own host only.",
	entries: {
		pages: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `It lists ${written(count)} URL` : `It lists ${written(count)} URLs`} for search engines.`,
		index: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `It lists ${written(count)} sitemap` : `It lists ${written(count)} sitemaps`}.`,
		feed: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `It has ${written(count)} entry` : `It has ${written(count)} entries`}. Search engines read a feed as a sitemap of the latest pages.`,
	},
	dated: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `${written(count)} of them has a date` : `${written(count)} of them have a date`}.`,
	faults: {
		relative: "not absolute",
		other_host: "other host",
		wrong_date: "impossible date",
	},
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	kinds: {
		robots: "robots.txt",
		pages: "サイトマップ",
		index: "サイトマップ インデックス",
		feed: "フィード（RSS または Atom）",
		json: "JSON",
		pdf: "PDF",
		image: "画像",
		media: "動画または音声",
		text: "テキストまたは XML",
		other: "ウェブページではないファイル",
	},
	says: {
		robots: "クローラーはサイトのページを取得する前にこのファイルを読みます。",
		json: "検索エンジンは JSON を取得することがありますが、検索結果には表示しません。",
		pdf: "検索エンジンは PDF をページと同じように登録し、文書のプロパティのタイトルを使います。PDF にメタタグはないため、登録を止められるのは応答だけです。",
		image: "画像検索は、画像を表示するページを通じて見つけます。alt とまわりの文章が手がかりになります。",
		media: "検索エンジンは埋め込んでいるページを通じて見つけます。VideoObject または AudioObject の構造化データがあると確実です。",
		text: "サイトマップでもフィードでもありません。プレーンテキストはページと同じように登録されることがあります。",
		other: "診断できる内容がありません。検索エンジンへの応答は下のとおりです。",
	},
	unread: "ブラウザーがこのファイルを Plumbline に読ませませんでした。",
	cut: "ファイルがとても大きいため、先頭だけを読みました。",
	pixels: ({ width, height }) => `${written(width)} × ${written(height)} px`,
	response: "応答",
	type: "種類",
	status: "ステータス",
	size: "サイズ",
	modified: "更新日時",
	robotsWhy: "X-Robots-Tag の noindex があるファイルは検索結果に出ません。なければ検索エンジンが判断します。robots.txt で取得が禁止されていることもあります。",
	validJson: "JSON として読めます。",
	brokenJson: ({ problem }) => `JSON として読めません：${written(problem)}`,
	noFaults: "問題は見つかりませんでした。",
	rules: "クローラーごとの規則",
	noRules: "規則がないため、クローラーはすべてを取得できます。",
	noRestriction: "制限なし",
	allOthers: "その他のすべてのクローラー",
	line: ({ line }) => `${written(line)} 行目`,
	sitemaps: "サイトマップ",
	noSitemaps: "このファイルには書かれていません。",
	try: "URL またはパスを試す",
	allowed: "取得可",
	forbidden: "取得不可",
	otherSite: "このファイルは同じホストの URL にだけ適用されます。",
	entries: {
		pages: ({ count }) => `検索エンジン向けの URL が ${written(count)} 件あります。`,
		index: ({ count }) => `サイトマップが ${written(count)} 件あります。`,
		feed: ({ count }) => `項目が ${written(count)} 件あります。検索エンジンはフィードを最新ページのサイトマップとして読みます。`,
	},
	dated: ({ count }) => `日付があるのは ${written(count)} 件です。`,
	faults: {
		relative: "絶対 URL でない",
		other_host: "別のホスト",
		wrong_date: "ありえない日付",
	},
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
