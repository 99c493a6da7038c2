import { contentJa } from './content.ja.ts';
import type { Texts } from './en.ts';
import { glanceJa } from './glance.ja.ts';
import { marksJa } from './marks.ja.ts';
import { searchJa } from './search.ja.ts';
import { tableJa } from './table.ja.ts';

export const ja: Texts = {
	gap: '',
	auditAgain: 'このページをもう一度診断する',
	keyword: 'キーワード',
	keywordHint: '見つけてもらいたい検索語',
	addKeyword: 'キーワードを追加',
	keywords: 'キーワード',
	wholeSite: 'サイト全体',
	useOnWholeSite: (keyword) => `「${keyword}」をサイト全体で使う`,
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
	report: '問題を報告する',
	reading: 'ページを読んでいます…',
	privacy:
		'アイコンをクリックしたときだけページを読み、その HTML と robots.txt をページのサーバーからもう一度取得します。そう書かれたボタンを押さないかぎり、ほかのデータがブラウザーの外に出ることはありません。',
	privacyWithServer: (origin) =>
		`アイコンをクリックしたときだけページを読み、その HTML と robots.txt をページのサーバーからもう一度取得します。ご自分のサイトのページに限り、その URL と追加するキーワードを ${origin} に送ります。そう書かれたボタンを押さないかぎり、ほかのデータがブラウザーの外に出ることはありません。`,

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

	moreActions: 'その他の操作',
	screens: {
		label: '画面',
		overview: '概要',
		findings: '指摘',
		comparison: '比較',
		keywords: 'キーワード',
		headings: '見出し',
		links: 'リンク',
		images: '画像',
		data: '構造化データ',
		social: 'SNS',
		indexing: 'インデックス',
		rendered: 'レンダリング',
		rankings: '順位',
		elsewhere: 'ほかの場所で開く',
		marks: 'ページ上の表示',
		settings: '設定',
	},
	tabs: {
		overview: '概要',
		findings: '指摘',
		keywords: 'キーワード',
		content: '内容',
		links: 'リンク',
		data: 'データ',
		indexing: '登録',
		rankings: '順位',
	},
	settings: {
		site: (host) => `${host} の設定`,
		everywhere: '全体の設定',
		density: '表示密度',
		densities: { comfortable: '標準', compact: 'コンパクト' },
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
	glance: glanceJa,
	marks: marksJa,
	table: tableJa,
	search: searchJa,
	takeAway: '持ち出す・比べる・続ける',
	notCopied: 'ブラウザーがコピーを許可しませんでした。代わりにダウンロードしてください。',
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
};
