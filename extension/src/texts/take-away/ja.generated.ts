// Generated from core/src/locales/ja.json. Do not edit.
import { type Texts } from './en.generated.ts';
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const ja: Texts = {
	formats: {
		markdown: "Markdown",
		csv: "CSV",
		json: "JSON",
		sarif: "SARIF",
	},
	uses: {
		markdown: "チケットやメモに",
		csv: "Excel などの表計算に",
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
