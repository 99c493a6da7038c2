// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
return {
	label: "Collected pages",
	pages: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `${written(count)} page` : `${written(count)} pages`}`,
	added: ({ count }: { readonly count: number }) => `Added: ${plural(count) === 'one' ? `${written(count)} page` : `${written(count)} pages`} in the table.`,
	replaced: "This page was already in the table; its values are now the current ones.",
	full: ({ count }: { readonly count: string | number }) => `The table holds ${written(count)} pages and has no room for more. Take it away, then empty it.`,
	notYet: "This page is still being read. Press again in a moment.",
	noTitle: "no title",
	remove: ({ page }: { readonly page: string | number }) => `Remove: ${written(page)}`,
	empty: "Empty the table",
	emptied: "The table is empty.",
	undo: "Undo",
	asTable: "TSV for spreadsheets",
	asMarkdown: "MD, a Markdown table",
	chosen: ({ chosen, all }: { readonly chosen: string | number; readonly all: string | number }) => `${written(chosen)} of ${written(all)} columns`,
	columns: {
		url: "URL",
		status: "Status",
		redirects: "Redirects",
		indexable: "Can be indexed",
		robots: "Robots meta tags",
		x_robots_tag: "X-Robots-Tag",
		canonical: "Canonical",
		canonical_leads_to: "Canonical leads to",
		title: "Title",
		title_characters: "Title: characters",
		title_pixels: "Title: pixels",
		description: "Description",
		description_characters: "Description: characters",
		description_pixels: "Description: pixels",
		h1: "H1",
		h2_count: "Number of H2",
		words: "Words",
		lang: "Language",
		hreflang: "hreflang",
		internal_links: "Internal links",
		external_links: "External links",
		nofollow_links: "Nofollow links",
		images: "Images",
		images_without_alt: "Images without alt",
		schema_types: "Schema types",
		og_title: "og:title",
		og_image: "og:image",
		published: "Published",
		modified: "Modified",
		must_fix: "Must fix",
		worth_fixing: "Worth fixing",
		lcp_ms: "LCP",
		cls: "CLS",
		inp_ms: "INP",
	},
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	label: "集めたページ",
	pages: ({ count }) => `${written(count)} ページ`,
	added: ({ count }) => `追加しました。表は ${written(count)} ページです。`,
	replaced: "このページはすでに表にあるため、値を最新のものにしました。",
	full: ({ count }) => `表は ${written(count)} ページでいっぱいです。書き出してから空にしてください。`,
	notYet: "このページはまだ読み込み中です。少し待ってからもう一度押してください。",
	noTitle: "タイトルなし",
	remove: ({ page }) => `削除：${written(page)}`,
	empty: "表を空にする",
	emptied: "表を空にしました。",
	undo: "元に戻す",
	asTable: "TSV（表計算用）",
	asMarkdown: "MD（Markdown の表）",
	chosen: ({ all, chosen }) => `${written(all)} 列のうち ${written(chosen)} 列`,
	columns: {
		url: "URL",
		status: "ステータス",
		redirects: "リダイレクト数",
		indexable: "インデックス登録",
		robots: "robots メタタグ",
		x_robots_tag: "X-Robots-Tag",
		canonical: "正規 URL",
		canonical_leads_to: "正規 URL の指す先",
		title: "タイトル",
		title_characters: "タイトルの文字数",
		title_pixels: "タイトルのピクセル幅",
		description: "説明文",
		description_characters: "説明文の文字数",
		description_pixels: "説明文のピクセル幅",
		h1: "H1",
		h2_count: "H2 の数",
		words: "語数",
		lang: "言語",
		hreflang: "hreflang",
		internal_links: "内部リンク",
		external_links: "外部リンク",
		nofollow_links: "nofollow リンク",
		images: "画像",
		images_without_alt: "alt のない画像",
		schema_types: "構造化データの種類",
		og_title: "og:title",
		og_image: "og:image",
		published: "公開日",
		modified: "更新日",
		must_fix: "要修正",
		worth_fixing: "改善の余地",
		lcp_ms: "LCP",
		cls: "CLS",
		inp_ms: "INP",
	},
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
