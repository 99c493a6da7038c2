// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	formats: {
		markdown: "Markdown",
		csv: "CSV",
		facts: "Facts (CSV)",
		json: "JSON",
		sarif: "SARIF",
	},
	uses: {
		markdown: "for a ticket or a note",
		csv: "for Excel and other spreadsheets",
		facts: "every value of the page, a line each",
		json: "everything, for programs",
		sarif: "for code reviews",
	},
	copy: "Copy",
	copyAs: ({ format }: { readonly format: string | number }) => `Copy as ${written(format)}`,
	copied: ({ format }: { readonly format: string | number }) => `Copied as ${written(format)}.`,
	download: "Download",
	downloadAs: ({ format }: { readonly format: string | number }) => `Download as ${written(format)}`,
	saved: ({ name }: { readonly name: string | number }) => `Saved as “${written(name)}”.`,
	print: "Printable report",
	client: {
		title: "For a client",
		name: "Your name or company",
		open: "Report for a client",
		shared: "When shared",
		right: "Already right",
	},
	compare: "Compare with an earlier audit or another page",
	keep: {
		title: "This site",
		keep: "Keep auditing this site",
		why: ({ host }: { readonly host: string | number }) => `Then pages of ${written(host)} are audited without a click while this panel is open. The browser asks you first.`,
		kept: ({ host }: { readonly host: string | number }) => `Pages of ${written(host)} are audited without a click while this panel is open.`,
		denied: "The browser did not allow it. Nothing has changed.",
		notPrivate: "In a private window this is not possible, because nothing is stored there.",
		stop: "Stop",
		badge: "Show the number of problems on the icon, even while the panel is closed",
	},
	options: "All options",
	printNow: "Print or save as PDF",
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	formats: {
		markdown: "Markdown",
		csv: "CSV",
		facts: "事実（CSV）",
		json: "JSON",
		sarif: "SARIF",
	},
	uses: {
		markdown: "チケットやメモに",
		csv: "Excel などの表計算に",
		facts: "ページのすべての値を 1 行ずつ",
		json: "すべての内容をプログラムで使うために",
		sarif: "コードレビューに",
	},
	copy: "コピー",
	copyAs: ({ format }) => `${written(format)} としてコピー`,
	copied: ({ format }) => `${written(format)} としてコピーしました。`,
	download: "ダウンロード",
	downloadAs: ({ format }) => `${written(format)} としてダウンロード`,
	saved: ({ name }) => `「${written(name)}」として保存しました。`,
	print: "印刷用のレポート",
	client: {
		title: "クライアント向け",
		name: "お名前または会社名",
		open: "クライアント向けのレポート",
		shared: "共有されたとき",
		right: "すでに正しい点",
	},
	compare: "以前の診断やほかのページと比べる",
	keep: {
		title: "このサイト",
		keep: "このサイトの診断を続ける",
		why: ({ host }) => `パネルを開いている間、${written(host)} のページをクリックなしで診断します。先にブラウザーが許可を求めます。`,
		kept: ({ host }) => `パネルを開いている間、${written(host)} のページをクリックなしで診断します。`,
		denied: "ブラウザーが許可しませんでした。何も変わっていません。",
		notPrivate: "プライベートウィンドウでは何も保存しないため、使えません。",
		stop: "やめる",
		badge: "パネルを閉じていても、アイコンに問題の数を表示",
	},
	options: "すべての設定",
	printNow: "印刷または PDF に保存",
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
