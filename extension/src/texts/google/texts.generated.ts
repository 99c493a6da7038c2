// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "Google’s verdict",
	asking: "Asking the server …",
	notAsked: "The server has no inspection of this URL yet. The pages with the most clicks come first.",
	states: {
		indexed: "In Google’s index",
		not_indexed: "Not in Google’s index",
		unknown: "Not known yet",
	},
	canonicalTo: ({ address }: { readonly address: string | number }) => `Google prefers ${written(address)}`,
	lastCrawl: "Last crawl",
	never: "never",
	chosen: "Canonical chosen by Google",
	declared: "Canonical that Google read on the page",
	none: "none",
	inspected: "Inspected",
	history: "Earlier verdicts",
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "Google の判定",
	asking: "サーバーに問い合わせています…",
	notAsked: "この URL の検査結果はまだサーバーにありません。クリックの多いページから順に検査されます。",
	states: {
		indexed: "Google に登録されています",
		not_indexed: "Google に登録されていません",
		unknown: "まだわかりません",
	},
	canonicalTo: ({ address }) => `Google は ${written(address)} を正規 URL としています`,
	lastCrawl: "前回のクロール",
	never: "なし",
	chosen: "Google が選んだ正規 URL",
	declared: "Google がページで読み取った正規 URL",
	none: "なし",
	inspected: "検査日時",
	history: "過去の判定",
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
