import type { ContentTexts } from './content.en.ts';

export const contentJa: ContentTexts = {
	filter: '表示',
	search: '検索',
	shownOf: (shown, all) => `${all} 件中 ${shown} 件`,
	nothingFits: '当てはまるものがありません。',
	unknownHere: 'このページからは分かりません。',
	hiddenOnPage: '非表示',

	asking: {
		why: (count, hosts) =>
			`${hosts} 台のサーバーに ${count} 件の URL を、数件ずつ、Cookie なしで問い合わせます。先にブラウザーが許可を求めます。`,
		stop: '一時停止',
		next: (count) => `次の ${count} 件を確認する`,
		denied: '許可されなかったため、何も問い合わせていません。',
		done: (done, all) => `${all} 件中 ${done} 件を確認しました`,
	},

	keywords: {
		none: '上の欄にキーワードを追加すると、ページのどこで使われているかが分かります。複数追加でき、最初の語が主なキーワードになります。',
		suggestions: '本文で見つかった語',
		noSuggestions: '本文が短すぎるか、対応していない言語です。',
		add: (keyword) => `「${keyword}」を追加する`,
		makeMain: '主なキーワードにする',
		main: '主なキーワード',
		places: {
			title: 'タイトル',
			description: 'メタディスクリプション',
			headings: '見出し',
			first_paragraph: '最初の段落',
			text: '本文',
			alt: '代替テキスト',
			url: 'URL',
		},
		best: {
			exact: '完全一致',
			inOrder: '順序どおり',
			scattered: '離れて出現',
			missing: 'なし',
			absent: 'ページにない項目',
			unknown: '不明',
		},
		meaning:
			'完全一致：語が続いて並んでいます。順序どおり：間にほかの語が入っています。離れて出現：すべての語が一つの文章のどこかにあります。語形の違いも数えます。',
		hits: (count) => `${count} か所`,
	},

	headings: {
		none: 'このページには見出しがありません。',
		count: (count) => `見出し ${count} 個`,
		empty: '空',
		level: (level) => `レベル ${level}`,
	},

	links: {
		none: 'このページにはリンクがありません。',
		filters: {
			all: 'すべて',
			internal: '内部',
			external: '外部',
			nofollow: 'nofollow',
			ugc: 'ugc',
			sponsored: 'sponsored',
			repeated: '重複',
		},
		kinds: {
			internal: '内部',
			external: '外部',
			jump: 'ページ内',
			other: 'ウェブページ以外',
			broken: '行き先なし',
		},
		noText: 'テキストなし',
		times: (count) => `このページに ${count} 回`,
		check: 'これらのリンクを確認する',
		health: {
			works: '正常',
			redirects: '転送',
			redirects_out_of_reach: '問い合わせていないサイトへ転送',
			broken: '見つかりません',
			refuses: 'ブロック',
			server_error: '一時的なサーバーエラー',
			no_answer: 'このブラウザーからは接続できませんでした',
		},
		status: (status) => `ステータス ${status}`,
		blocked: (status) => `ブロック（${status}）`,
		results: '結果',
		redirectsWhy:
			'転送の最終的な行き先を示します。途中の転送先とコードは、ブラウザーが拡張機能に伝えません。',
	},

	images: {
		none: 'このページには画像がありません。',
		filters: {
			all: 'すべて',
			missing: 'alt 属性なし',
			empty: '装飾',
			text: '代替テキストあり',
		},
		alt: {
			text: '代替テキスト',
			empty: '装飾（alt が空）',
			missing: 'alt 属性なし',
			named: '別の方法で説明',
		},
		total: (size, known, all) =>
			known === all ? `合計 ${size}` : `合計 ${size}（${all} 件中、分かっている ${known} 件）`,
		unknownWeight: 'ファイルサイズ不明',
		askWeights: '不明なファイルサイズを問い合わせる',
		pictures: '画像を表示',
		picturesWhy: '画像自身の URL から、参照元を伝えずに読み込みます。',
		noAddress: 'URL なし',
		natural: (width, height) => `ファイル ${width} × ${height}`,
		displayed: (width, height) => `表示 ${width} × ${height}`,
		written: (width, height) => `HTML の指定 ${width} × ${height}`,
		lazy: '遅延読み込み',
		broken: '画像を取得できませんでした',
	},
};
