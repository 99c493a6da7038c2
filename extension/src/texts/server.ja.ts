import type { ServerTexts } from './server.en.ts';

export const serverJa: ServerTexts = {
	server: 'サーバー',
	serverWhy:
		'Plumbline サーバーに接続すると、ページの検索順位と Google の判定が分かります。キーは拡張機能の中に保管され、ページからは読めません。',
	address: 'アドレス',
	addressHint: 'plumbline.example.com',
	apiKey: 'API キー',
	connect: '接続',
	connecting: '接続しています…',
	connectedTo: (origin) => `${origin} に接続しています`,
	disconnect: '接続を解除',
	disconnectHint: 'キーを消去し、通信の許可も取り消します。',
	remember: '監査をサーバーに記録する',
	rememberWhy: (origin) =>
		`自分のサイトのページを監査した後、その URL を ${origin} に送ります。サーバーはページを取得して監査し、前回からの変更を記録します。ほかのページとプライベートウィンドウからは何も送りません。キーにはスコープ「optimize」が必要です。`,
	noSites:
		'このアカウントにはまだサイトがありません。サーバーで「plumbline site add」を実行して追加してください。',
	faults: {
		invalid:
			'アドレスとして読めません。plumbline.example.com や 127.0.0.1:8787 のように入力してください。',
		insecure:
			'http:// では通信の途中でキーを読まれるおそれがあります。https:// を使うか、この端末またはネットワーク内のサーバーを指定してください。',
		no_key: 'キーが入力されていません。「plumbline key create」で作成できます。',
		denied:
			'このサーバーへの通信が許可されませんでした。もう一度接続し、「許可」を選んでください。許可はこのサーバーだけに使われます。',
	},

	rankings: 'このページの検索順位',
	rankingsWhy:
		'Plumbline サーバーに接続すると、どのキーワードからこのページに来るのかが分かります。',
	toServer: 'サーバーに接続する',
	site: 'サイト',
	engine: '検索エンジン',
	range: '期間',
	ranges: { '28_days': '28 日', '3_months': '3 か月', '12_months': '12 か月' },
	devices: { desktop: 'パソコン', mobile: 'スマートフォン', tablet: 'タブレット' },
	chooseSite: 'サイトを選ぶ',
	notOfSites: (host) =>
		`${host} はこのサーバーのサイトにありません。いずれかのサイトのページであれば、選んでください。`,
	noEngines:
		'このサイトには検索エンジンが設定されていません。「plumbline site set」で追加してください。',
	asking: 'サーバーに問い合わせています…',
	noRankings: (engine, range) =>
		`${engine}では、このサイトのキーワードからこのページへの検索結果がありません（${range}）。`,
	keyword: 'キーワード',
	rank: '順位',
	change: '±',
	changeLong: '変動',
	clicks: 'クリック',
	impressions: '表示',
	position: '平均',
	positionLong: '平均掲載順位',
	improved: (by) => `${by} 上昇`,
	fell: (by) => `${by} 下降`,
	unchanged: '変動なし',
	unknown: '不明',
	mostClicked: (count) =>
		`クリックの多い ${count} 件を表示しています。ほかにも順位のあるキーワードがあるかもしれません。`,
	rankingsCaption: 'このページに来るキーワード。選ぶと順位の推移を表示します',
	alsoShown: (pages) => `同じ語で表示されたページ：${pages}`,
	trendOf: (keyword) => `「${keyword}」の順位`,
	rankOn: (date, rank) => `${date}：${rank} 位`,
	noRankOn: (date) => `${date}：順位なし`,
	noTrend: 'この期間に測定された順位はありません。',
	asTable: '表で見る',
	date: '日付',

	nearFirstPage: '1 ページ目まであと一歩です。',
	youRank: (rank, keyword, lack) => `「${keyword}」で ${rank} 位ですが、${lack}`,
	youRankAbout: (rank, keyword, lack) =>
		`サイトの平均順位は「${keyword}」で ${rank} 位ですが、${lack}`,
	lacks: {
		title: 'このページのタイトルにはその語がありません。',
		both: 'このページのタイトルにも見出しにもその語がありません。',
	},
	showTitle: 'タイトルを表示',
	rival: (keyword) => `「${keyword}」では、別のページのほうが多く表示されています：`,
	rivalFix: 'どちらを上位にしたいかを決め、もう一方からリンクしてください。',
	export: {
		title: 'Search Console のファイルから',
		why: 'サーバーがなくても使えます。Search Console の「検索結果」で「エクスポート」を押し、ZIP をここにドロップしてください。データはこのブラウザーの中に残ります。',
		choose: 'ZIP または CSV ファイルを選ぶ',
		reading: '読み込んでいます…',
		refused:
			'Search Console のエクスポートとして読めないか、2 つの期間を比較したものです。1 つの期間をエクスポートし、そのままのファイルをドロップしてください。',
		found: (count, all) => `サイトの ${all} 件の検索語のうち、${count} 件がこのページの語です。`,
		days: (from, to) => `期間：${from} から ${to} まで`,
		caption: 'このページの語を使った検索語',
		forget: 'このファイルのデータを消去',
	},

	suggestions: 'ページ内の語で、まだ計測していないもの',
	costsNothing: '追加に費用はかかりません。このサイトでは有料の検索結果を取得していません。',
	costs: (requests, usd) =>
		`1 語につき、順位を調べるたびに最大 ${requests} 回の有料リクエスト（${usd}）がかかります。`,
	add: (keyword) => `「${keyword}」を計測する`,
	adding: (keyword) => `「${keyword}」を追加しています…`,
	added: (keyword) => `「${keyword}」を追加しました。最初の順位は次の計測で分かります。`,
	existed: (keyword) => `「${keyword}」はすでに計測しています。`,

	tryAgain: 'もう一度試す',
	allow: 'もう一度許可する',
	rateLimited: {
		title: 'リクエストが多すぎます',
		text: (seconds) =>
			seconds === null
				? '少し待ってから、もう一度お試しください。'
				: `${seconds} 秒待ってから、もう一度お試しください。`,
	},
	failures: {
		not_connected: {
			title: 'サーバーに接続していません',
			text: '順位は Plumbline サーバーから取得します。下の設定で接続してください。',
		},
		no_permission: {
			title: 'ブラウザーがサーバーへの通信を許可していません',
			text: '許可がないあいだは何も送信しません。順位を見るには、もう一度許可してください。',
		},
		unreachable: {
			title: 'サーバーから応答がありません',
			text: 'オフラインか、サーバーが動いていないか、アドレスが変わった可能性があります。アドレスを確かめて、もう一度お試しください。',
		},
		not_plumbline: {
			title: 'Plumbline サーバーではないか、バージョンが異なります',
			text: '応答はありましたが、Plumbline には理解できません。アドレスと、サーバーと拡張機能が最新かどうかを確かめてください。',
		},
		key_refused: {
			title: 'サーバーがこのキーを認識しません',
			text: '入力の誤りか、取り消されたキーです。「plumbline key create」で新しく作成し、もう一度接続してください。',
		},
		scope_missing: {
			title: 'このキーには権限がありません',
			text: '順位の表示には「read」、キーワードの追加には「keywords:write」が必要です。両方を持つキーを作成し、もう一度接続してください。',
		},
		unknown_site: {
			title: 'サーバーにこのサイトがありません',
			text: '削除されたか、キーが別のアカウントのものです。もう一度試すと、今あるサイトを取得します。',
		},
		engine_not_tracked: {
			title: 'この検索エンジンは計測の対象ではありません',
			text: '別の検索エンジンを選ぶか、サーバーで「plumbline site set」を実行して追加してください。',
		},
		refused: {
			title: 'サーバーが応答できませんでした',
			text: '少し待ってから、もう一度お試しください。サーバーの説明：',
		},
		unexpected: {
			title: 'サーバーに問い合わせできませんでした',
			text: 'Plumbline の不具合です。もう一度お試しください。続く場合はお知らせください。',
		},
	},
};
