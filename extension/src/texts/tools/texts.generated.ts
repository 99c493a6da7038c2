// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "Open elsewhere",
	why: "Opens a new tab and sends the URL of this page there.",
	none: "Only pages on the web can be opened elsewhere.",
	edit: "Add tools of your own",
	names: {
		search_console: "Search Console: inspect this URL",
		site_search: "In Google’s index (site:)",
		archive: "Archived copies",
		rich_results: "Rich results test",
		pagespeed: "PageSpeed Insights",
		schema_validator: "Schema.org validator",
		robots_txt: "robots.txt",
		sitemap: "Sitemap",
		source: "Source code",
	},
	own: {
		why: "Shown under “Open elsewhere” in the panel and in the menu of the icon. In a URL, {url} becomes the URL of the page and {host} its host.",
		name: "Name",
		template: "URL",
		add: "Add",
		remove: ({ name }: { readonly name: string | number }) => `Remove ${written(name)}`,
		fault: "Give a name, and a URL that begins with https:// and contains {url} or {host}.",
	},
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "ほかの場所で開く",
	why: "新しいタブで開き、このページの URL を渡します。",
	none: "ほかの場所で開けるのは、ウェブ上のページだけです。",
	edit: "自分のツールを追加",
	names: {
		search_console: "Search Console でこの URL を検査",
		site_search: "Google のインデックス（site:）",
		archive: "過去の保存版",
		rich_results: "リッチリザルト テスト",
		pagespeed: "PageSpeed Insights",
		schema_validator: "Schema.org の検証ツール",
		robots_txt: "robots.txt",
		sitemap: "サイトマップ",
		source: "ソースコード",
	},
	own: {
		why: "パネルの「ほかの場所で開く」とアイコンのメニューに表示されます。URL の中の {url} はページの URL に、{host} はホスト名に置き換わります。",
		name: "名前",
		template: "URL",
		add: "追加",
		remove: ({ name }) => `${written(name)} を削除`,
		fault: "名前と、https:// で始まり {url} か {host} を含む URL を入力してください。",
	},
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
