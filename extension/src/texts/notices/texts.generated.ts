// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = {
	not_clicked: {
		title: "Click the Plumbline icon to audit this page",
		text: "Plumbline looks at a page only when you ask it to.",
	},
	arriving: {
		title: "This page has not arrived yet",
		text: "Browsers give Plumbline access only once a page has arrived. Click the Plumbline icon again as soon as you see the page.",
	},
	browser_page: {
		title: "This page belongs to the browser",
		text: "Extensions cannot read it. Open any web page and click the Plumbline icon there.",
	},
	store: {
		title: "Browsers keep extensions out of this site",
		text: "Open any other page and click the Plumbline icon there.",
	},
	file: {
		title: "Plumbline is not allowed to read files yet",
		text: "In the browser’s settings for Plumbline, allow access to file URLs. Then click the icon again.",
	},
	forbidden: {
		title: "The browser does not let extensions read this page",
		text: "Your browser or its administrator protects this site, or the page could not be loaded. Plumbline can audit other pages.",
	},
	unexpected: {
		title: "The audit could not be finished",
		text: "This is our mistake, not the page’s. Audit the page again; if that does not help, please report its URL.",
	},
	viewer: {
		title: "This file is in a viewer of the browser",
		text: "Extensions cannot read PDF and JSON files there. Search engines decide by the response: an X-Robots-Tag with “noindex” keeps the file out.",
	},
};
const ja: Texts = {
	not_clicked: {
		title: "Plumbline のアイコンをクリックすると、このページを診断します",
		text: "Plumbline は、求められたときにだけページを読みます。",
	},
	arriving: {
		title: "このページはまだ届いていません",
		text: "ブラウザーは、届いたページだけを Plumbline に読ませます。表示されたら、もう一度アイコンをクリックしてください。",
	},
	browser_page: {
		title: "これはブラウザー自身のページです",
		text: "拡張機能からは読めません。ウェブページを開いて、Plumbline のアイコンをクリックしてください。",
	},
	store: {
		title: "このサイトではブラウザーが拡張機能を止めています",
		text: "ほかのページを開いて、Plumbline のアイコンをクリックしてください。",
	},
	file: {
		title: "ファイルを読む許可がまだありません",
		text: "ブラウザーの Plumbline の設定で、ファイルの URL へのアクセスを許可してから、もう一度クリックしてください。",
	},
	forbidden: {
		title: "このページはブラウザーが拡張機能に読ませません",
		text: "ブラウザーまたはその管理者がこのサイトを保護しているか、ページを読み込めませんでした。ほかのページは診断できます。",
	},
	unexpected: {
		title: "診断を終えられませんでした",
		text: "ページではなく Plumbline の不具合です。もう一度お試しください。続く場合は、ページの URL をお知らせください。",
	},
	viewer: {
		title: "このファイルはブラウザーのビューアーで開かれています",
		text: "そこに表示された PDF や JSON は拡張機能から読めません。検索エンジンは応答で判断し、X-Robots-Tag の noindex があると登録しません。",
	},
};

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
