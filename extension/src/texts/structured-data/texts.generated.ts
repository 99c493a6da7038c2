// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
return {
	none: "The page has no structured data.",
	items: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `${written(count)} item` : `${written(count)} items`}`,
	syntaxes: {
		json_ld: "JSON-LD",
		microdata: "microdata",
		rdfa: "RDFa",
	},
	asks: ({ type }: { readonly type: string | number }) => `What Google asks for in ${written(type)}`,
	required: "required",
	recommended: "recommended",
	complete: "all required properties present",
	incomplete: ({ count }: { readonly count: string | number }) => `${written(count)} required missing`,
	states: {
		there: "present",
		missing: "missing",
		unknown: "not readable: a text instead of an item",
		unreadable: "present, but not a date",
	},
	elsewhere: "described elsewhere",
	block: {
		copyRaw: "Copy raw",
		copyTidied: "Copy tidied",
		raw: "raw JSON-LD",
		tidied: "tidied JSON-LD",
		validator: "Validator",
		copyAll: "Copy all JSON-LD",
		all: "all JSON-LD",
	},
	unread: "Blocks that cannot be read",
	form: "View",
	forms: {
		tree: "tree",
		table: "table",
	},
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	none: "機械向けの記述がありません。",
	items: ({ count }) => `${written(count)} 件の記述`,
	syntaxes: {
		json_ld: "JSON-LD",
		microdata: "microdata",
		rdfa: "RDFa",
	},
	asks: ({ type }) => `${written(type)} に Google が求めるもの`,
	required: "必須",
	recommended: "推奨",
	complete: "必須項目はすべてあります",
	incomplete: ({ count }) => `必須項目が ${written(count)} 件ありません`,
	states: {
		there: "あり",
		missing: "なし",
		unknown: "読み取れない（アイテムではなくテキスト）",
		unreadable: "あり（日付として読めない）",
	},
	elsewhere: "別の場所に記述",
	block: {
		copyRaw: "そのままコピー",
		copyTidied: "整形してコピー",
		raw: "元の JSON-LD",
		tidied: "整形した JSON-LD",
		validator: "検証ツール",
		copyAll: "JSON-LD をすべてコピー",
		all: "すべての JSON-LD",
	},
	unread: "読み取れないブロック",
	form: "表示形式",
	forms: {
		tree: "ツリー",
		table: "表",
	},
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
