import type { TakeAwayTexts } from './take-away.en.ts';

export const takeAwayJa: TakeAwayTexts = {
	title: '持ち出す・比べる・続ける',
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
	notCopied: 'ブラウザーがコピーを許可しませんでした。代わりにダウンロードしてください。',
	download: 'ダウンロード',
	downloadAs: (format) => `${format} としてダウンロード`,
	saved: (name) => `「${name}」として保存しました。`,
	print: '印刷用のレポート',
	compare: {
		title: '前回からの変化',
		first: 'このブラウザーでこのページを診断するのは初めてです。次回からは変化を示します。',
		since: (date) => `${date} の診断と比べると：`,
		sameSince: (date) => `${date} から変化はありません。`,
		score: (before, after) => `スコア ${before} → ${after}`,
		otherSettings:
			'キーワードまたは無視した指摘が途中で変わったため、スコアと一部の指摘は比べません。',
		nothing: '増えた指摘も減った指摘もありません。',
	},
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
