// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "Beside search results",
	why: "Next to results of your own sites, Plumbline shows what this browser knows about them: the position and clicks of the query from your Search Console file or server, and the verdict of your last audit. A site is yours if you dropped a file for it, or keep auditing it. Results are compared inside the browser, and nothing is sent unless you also ask your server. The browser asks for access to the results page.",
	markOn: ({ name }: { readonly name: string | number }) => `Mark my sites on ${written(name)}`,
	fromServer: ({ origin }: { readonly origin: string | number }) => `Also show figures from ${written(origin)}`,
	fromServerWhy: "Sends the URLs of those results that belong to its sites to your server, never the query.",
	denied: "The browser did not give access to this results page.",
	position: ({ position }: { readonly position: string | number }) => `avg. position ${written(position)}`,
	clicks: ({ clicks }: { readonly clicks: string | number }) => `clicks ${written(clicks)}`,
	audited: ({ day, mustFix, worthFixing }: { readonly day: string | number; readonly mustFix: string | number; readonly worthFixing: string | number }) => `audited ${written(day)}: ${written(mustFix)} must fix, ${written(worthFixing)} worth fixing`,
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	title: "検索結果の横に表示",
	why: "検索結果に自分のサイトがあるとき、このブラウザーが知っていることをその横に表示します。Search Console のファイルまたはサーバーにあるそのクエリの掲載順位とクリック数、そして最後の診断の結果です。ファイルを取り込んだサイトと、診断を続けているサイトが対象です。照合はブラウザーの中だけで行い、サーバーの数値を使うと選ばない限り何も送信しません。検索結果ページへのアクセスをブラウザーが確認します。",
	markOn: ({ name }) => `${written(name)} で自分のサイトに表示する`,
	fromServer: ({ origin }) => `${written(origin)} の数値も表示する`,
	fromServerWhy: "サーバーのサイトに属する検索結果の URL だけをサーバーへ送信します。検索語は送信しません。",
	denied: "この検索結果ページへのアクセスが許可されませんでした。",
	position: ({ position }) => `平均掲載順位 ${written(position)}`,
	clicks: ({ clicks }) => `クリック ${written(clicks)}`,
	audited: ({ day, mustFix, worthFixing }) => `${written(day)} の診断：要修正 ${written(mustFix)} 件、改善の余地 ${written(worthFixing)} 件`,
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
