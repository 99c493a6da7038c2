import { contentJa } from './content.ja.ts';
import type { Texts } from './en.ts';
import { marksJa } from './marks.ja.ts';
import { renderedJa } from './rendered.ja.ts';
import { searchJa } from './search.ja.ts';
import { serverJa } from './server.ja.ts';
import { takeAwayJa } from './take-away.ja.ts';

export const ja: Texts = {
	gap: '',
	auditAgain: 'このページをもう一度診断する',
	keyword: 'キーワード',
	keywordHint: '見つけてもらいたい検索語',
	addKeyword: 'キーワードを追加',
	keywords: 'キーワード',
	removeKeyword: (keyword) => `キーワード「${keyword}」を外す`,
	synonyms: {
		of: (keyword) => `「${keyword}」の同義語`,
		add: '同義語を追加',
		remove: (synonym) => `同義語「${synonym}」を外す`,
		count: (count) => `+${count}`,
		says: (synonym) => `「${synonym}」として`,
	},
	country: '既定の国',
	language: '表示言語',
	reading: 'ページを読んでいます…',
	privacy:
		'アイコンをクリックしたときだけページを読みます。そう書かれたボタンを押さないかぎり、データがブラウザーの外に出ることはありません。',

	mustFix: '要修正',
	worthFixing: '改善の余地',
	notes: '参考',
	information: '知っておくとよいこと',
	notCheckable: 'ここでは確認できない項目',
	right: '問題なし',
	showMore: (count) => `さらに ${count} 件を表示`,
	andMore: (count) => `ほか ${count} 件`,
	showOnPage: 'ページ上で表示',

	shown: 'ページ上に表示しました。',
	inHead: 'この要素は head の中にあり、画面には表示されません。',
	hidden: 'この要素は現在ページに表示されていません。',
	nodeGone: 'この要素はもうページにありません。',
	onlySent: 'これは送信された HTML にあります。その後、スクリプトがページを変えています。',

	notKept:
		'ブラウザーの保存容量がいっぱいのため、保存できませんでした。「順位」で不要な Search Console のファイルのデータを消去してから、もう一度お試しください。',
	gone: '診断したページはもう開かれていません。今のページを診断するには、Plumbline のアイコンをクリックしてください。',
	not_clicked: {
		title: 'Plumbline のアイコンをクリックすると、このページを診断します',
		text: 'Plumbline は、求められたときにだけページを読みます。',
	},
	arriving: {
		title: 'このページはまだ届いていません',
		text: 'ブラウザーは、届いたページだけを Plumbline に読ませます。表示されたら、もう一度アイコンをクリックしてください。',
	},
	browser_page: {
		title: 'これはブラウザー自身のページです',
		text: '拡張機能からは読めません。ウェブページを開いて、Plumbline のアイコンをクリックしてください。',
	},
	store: {
		title: 'このサイトではブラウザーが拡張機能を止めています',
		text: 'ほかのページを開いて、Plumbline のアイコンをクリックしてください。',
	},
	file: {
		title: 'ファイルを読む許可がまだありません',
		text: 'ブラウザーの Plumbline の設定で、ファイルの URL へのアクセスを許可してから、もう一度クリックしてください。',
	},
	not_a_page: {
		title: '診断できるウェブページがありません',
		text: '画像、PDF、またはテキストです。ウェブページを開いて、Plumbline のアイコンをクリックしてください。',
	},
	forbidden: {
		title: 'このページはブラウザーが拡張機能に読ませません',
		text: 'ブラウザーまたはその管理者がこのサイトを保護しているか、ページを読み込めませんでした。ほかのページは診断できます。',
	},
	unexpected: {
		title: '診断を終えられませんでした',
		text: 'ページではなく Plumbline の不具合です。もう一度お試しください。続く場合は、ページの URL をお知らせください。',
	},

	screens: {
		label: '画面',
		overview: '概要',
		findings: '指摘',
		keywords: 'キーワード',
		headings: '見出し',
		links: 'リンク',
		images: '画像',
		data: '構造化データ',
		social: 'SNS',
		indexing: 'インデックス',
		rendered: 'レンダリング',
		rankings: '順位',
	},
	screenFailed: {
		title: 'この画面を表示できませんでした',
		text: 'ページではなく Plumbline の不具合です。パネルを閉じて開き直してください。続く場合は、ページの URL をお知らせください。',
	},
	findings: {
		filter: '担当',
		everybody: '全員',
		audiences: { writer: '執筆者', seo: 'SEO 担当', developer: '開発者', owner: '運営者' },
		nothing: '直すところはありません。',
		ignoreRule: 'このサイトではこのルールを無視する',
		ignoreThis: 'これだけ無視する',
		ignored: '無視したもの',
		ignoredNow: (headline) => `無視しました：${headline}`,
		undo: '元に戻す',
		heed: (title) => `再び表示する：${title}`,
		singleIgnored: (count) => `個別の指摘 ${count} 件`,
	},
	content: contentJa,
	marks: marksJa,
	search: searchJa,
	rendered: renderedJa,
	server: serverJa,
	takeAway: takeAwayJa,
	groups: {
		title: 'タイトル',
		description: 'メタディスクリプション',
		headings: '見出し',
		content: '本文',
		links: 'リンク',
		images: '画像',
		indexability: 'インデックス',
		international: '言語',
		structured_data: '構造化データ',
		page: 'ページ',
	},
	difficulties: { easy: '簡単', average: '普通', hard: '手間' },
	reasons: {
		no_keyword: 'キーワードが必要です',
		no_response: 'サーバーの応答が必要です',
		no_robots_txt: 'robots.txt が必要です',
		raw_html_needed: '送信された HTML が必要です',
		no_served_html: '送信されたままの HTML が必要です',
		served_html_not_sent: 'このページはサーバーから送信されたものではありません',
		served_html_failed: '送信されたままの HTML を取得できませんでした',
		served_html_other: 'もう一度たずねると、サーバーは別の内容を返しました',
		served_html_too_large: '送信されたままの HTML が大きすぎます',
		served_html_too_slow: 'サーバーが HTML を送り直すのに時間がかかりすぎました',
		no_vitals: 'ブラウザーでの表示が必要です',
		no_layout: 'ページのレイアウトが必要です',
		no_site: 'サイトのほかのページが必要です',
		too_deep: 'ページの入れ子が深すぎます',
		rule_error: 'ルールが失敗しました（Plumbline の不具合です）',
		other: 'ここでは分かりません',
	},
};
