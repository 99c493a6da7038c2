// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
return {
	title: "What scripts changed",
	why: "The HTML as the server sends it, compared with the page as your browser shows it now. Search engines render pages too, but later, and some never do.",
	same: "Nothing that search engines look at: the HTML already contains it all.",
	unknown: ({ reason }: { readonly reason: string | number }) => `There is nothing to compare with: ${written(reason)}.`,
	changed: "changed",
	added: "Only after scripts",
	removed: "Only in the HTML",
	empty: "(empty)",
	parts: {
		title: "Title",
		description: "Description",
		lang: "Language attribute",
		canonicals: "Canonical URL",
		robots: "Robots rules",
		hreflangs: "Language versions",
		headings: "Headings",
		links: "Links",
		dataTypes: "Structured data",
		texts: "Text",
	},
	visit: "This visit",
	visitWhy: "Measured in this browser, on this machine, now. PageSpeed Insights has the figures of all visitors.",
	notMeasured: "not measured",
	milliseconds: ({ value }: { readonly value: string | number }) => `${written(value)} ms`,
	firstByte: "First byte (TTFB)",
	firstPaint: "First content (FCP)",
	largestPaint: "Largest content (LCP)",
	interaction: "Slowest response (INP)",
	shift: "Layout shifts (CLS)",
	kinds: {
		html: "HTML",
		script: "Scripts",
		style: "Styles",
		image: "Images",
		font: "Fonts",
		data: "Data",
		other: "Other files",
	},
	fetched: ({ count, kilobytes }: { readonly count: number; readonly kilobytes: string | number }) => `${plural(count) === 'one' ? `${written(count)} file, ${written(kilobytes)} kB` : `${written(count)} files, ${written(kilobytes)} kB`}`,
	unknownSizes: ({ count }: { readonly count: string | number }) => `(size of ${written(count)} unknown)`,
	countAdded: ({ count }: { readonly count: string | number }) => `${written(count)} added`,
	countRemoved: ({ count }: { readonly count: string | number }) => `${written(count)} removed`,
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "スクリプトによる変化",
	why: "サーバーが送る HTML と、今ブラウザーに表示されているページの比較です。検索エンジンもレンダリングしますが後からで、まったくレンダリングしないものもあります。",
	same: "検索エンジンが見る部分に違いはありません。HTML にすべて書かれています。",
	unknown: ({ reason }) => `比較する相手がありません：${written(reason)}`,
	changed: "変更",
	added: "スクリプトの後だけにあるもの",
	removed: "HTML だけにあるもの",
	empty: "（空）",
	parts: {
		title: "タイトル",
		description: "メタディスクリプション",
		lang: "言語属性",
		canonicals: "正規 URL",
		robots: "robots の指定",
		hreflangs: "ほかの言語版",
		headings: "見出し",
		links: "リンク",
		dataTypes: "構造化データ",
		texts: "本文",
	},
	visit: "今回の表示",
	visitWhy: "この端末のこのブラウザーで今測った値です。訪問者全体の値は PageSpeed Insights にあります。",
	notMeasured: "未測定",
	milliseconds: ({ value }) => `${written(value)} ミリ秒`,
	firstByte: "最初のバイト（TTFB）",
	firstPaint: "最初の表示（FCP）",
	largestPaint: "最大の表示（LCP）",
	interaction: "最も遅い反応（INP）",
	shift: "ずれ（CLS）",
	kinds: {
		html: "HTML",
		script: "スクリプト",
		style: "スタイル",
		image: "画像",
		font: "フォント",
		data: "データ",
		other: "その他",
	},
	fetched: ({ count, kilobytes }) => `${written(count)} 件、${written(kilobytes)} kB`,
	unknownSizes: ({ count }) => `（うち ${written(count)} 件はサイズ不明）`,
	countAdded: ({ count }) => `追加 ${written(count)}`,
	countRemoved: ({ count }) => `削除 ${written(count)}`,
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
