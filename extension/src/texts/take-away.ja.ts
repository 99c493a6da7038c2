import type { TakeAwayTexts } from './take-away.en.ts';

export const takeAwayJa: TakeAwayTexts = {
	formats: { markdown: 'Markdown', csv: 'CSV', json: 'JSON', sarif: 'SARIF' },
	uses: {
		markdown: 'チケットやメモに',
		csv: 'Excel などの表計算に',
		json: 'すべての内容をプログラムで使うために',
		sarif: 'コードレビューに',
	},
	copy: 'コピー',
	copyAs: (format) => `${format} としてコピー`,
	copied: (format) => `${format} としてコピーしました。`,
	download: 'ダウンロード',
	downloadAs: (format) => `${format} としてダウンロード`,
	saved: (name) => `「${name}」として保存しました。`,
	print: '印刷用のレポート',
	compare: '以前の診断やほかのページと比べる',
	keep: {
		title: 'このサイト',
		keep: 'このサイトの診断を続ける',
		why: (host) =>
			`パネルを開いている間、${host} のページをクリックなしで診断します。先にブラウザーが許可を求めます。`,
		kept: (host) => `パネルを開いている間、${host} のページをクリックなしで診断します。`,
		denied: 'ブラウザーが許可しませんでした。何も変わっていません。',
		notPrivate: 'プライベートウィンドウでは何も保存しないため、使えません。',
		stop: 'やめる',
		badge: 'パネルを閉じていても、アイコンに問題の数を表示',
	},
	options: 'すべての設定',
	printNow: '印刷または PDF に保存',
};
