// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
return {
	none: "Add a keyword above to see where the page uses it. Several are fine; the first is the main one.",
	suggestions: "Found in the text",
	noSuggestions: "The text is too short, or in a language that Plumbline has no data for.",
	add: ({ keyword }: { readonly keyword: string | number }) => `Add “${written(keyword)}”`,
	makeMain: "Make it the main one",
	main: "main keyword",
	places: {
		title: "Title",
		description: "Description",
		headings: "Headings",
		first_paragraph: "First paragraph",
		text: "Text",
		alt: "Alt texts",
		url: "URL",
	},
	best: {
		exact: "exact",
		inOrder: "in order",
		scattered: "scattered",
		missing: "not found",
		absent: "none on the page",
		unknown: "unknown",
	},
	meaning: "Exact: the words side by side. In order: with other words between them. Scattered: all of them, somewhere in one passage. Other forms of a word count too.",
	hits: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `${written(count)} hit` : `${written(count)} hits`}`,
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	none: "上の欄にキーワードを追加すると、ページのどこで使われているかが分かります。複数追加でき、最初の語が主なキーワードになります。",
	suggestions: "本文で見つかった語",
	noSuggestions: "本文が短すぎるか、対応していない言語です。",
	add: ({ keyword }) => `「${written(keyword)}」を追加する`,
	makeMain: "主なキーワードにする",
	main: "主なキーワード",
	places: {
		title: "タイトル",
		description: "メタディスクリプション",
		headings: "見出し",
		first_paragraph: "最初の段落",
		text: "本文",
		alt: "代替テキスト",
		url: "URL",
	},
	best: {
		exact: "完全一致",
		inOrder: "順序どおり",
		scattered: "離れて出現",
		missing: "なし",
		absent: "ページにない項目",
		unknown: "不明",
	},
	meaning: "完全一致：語が続いて並んでいます。順序どおり：間にほかの語が入っています。離れて出現：すべての語が一つの文章のどこかにあります。語形の違いも数えます。",
	hits: ({ count }) => `${written(count)} か所`,
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
