// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
return {
	server: "Server",
	serverWhy: "With a Plumbline server you see how your pages rank and what Google decided about them. The key stays inside the extension: no page can read it.",
	address: "Address",
	addressHint: "plumbline.example.com",
	apiKey: "API key",
	connect: "Connect",
	connecting: "Connecting …",
	stop: "Stop",
	connectedTo: ({ origin }: { readonly origin: string | number }) => `Connected to ${written(origin)}`,
	disconnect: "Disconnect",
	disconnectHint: "Deletes the key and gives up the permission.",
	remember: "Remember audits on my server",
	rememberWhy: ({ origin }: { readonly origin: string | number }) => `After an audit of a page of your sites, its URL is sent to ${written(origin)}, which fetches the page, audits it and keeps what changed since the last time. Other pages and private windows send nothing. The key needs the scope “optimize”.`,
	noSites: "This account has no sites yet. Add one on the server with “plumbline site add”.",
	faults: {
		invalid: "This is not an address. Write one like plumbline.example.com or 127.0.0.1:8787.",
		insecure: "Over http://, anyone on the network could read your key. Use https://, or a server on this machine or network.",
		no_key: "The key is missing. “plumbline key create” creates one.",
		denied: "The browser was not allowed to call this server. Connect again and choose “Allow”; the permission is for this server only.",
	},
	rankings: "Rankings of this page",
	rankingsWhy: "Connect to a Plumbline server to see which keywords lead to this page.",
	toServer: "Connect to a server",
	site: "Site",
	engine: "Search engine",
	range: "Range",
	ranges: {
		'28_days': "28 days",
		'3_months': "3 months",
		'12_months': "12 months",
	},
	devices: {
		desktop: "desktop",
		mobile: "mobile",
		tablet: "tablet",
	},
	chooseSite: "Choose a site",
	notOfSites: ({ host }: { readonly host: string | number }) => `No site on this server has the domain ${written(host)}. If the page belongs to one of the sites, choose that site.`,
	noEngines: "No search engine is tracked for this site. Add one with “plumbline site set”.",
	asking: "Asking the server …",
	noRankings: ({ engine, range }: { readonly engine: string | number; readonly range: string | number }) => `No keyword of this site leads to this page in ${written(engine)} (${written(range)}).`,
	keyword: "Keyword",
	rank: "Rank",
	change: "±",
	changeLong: "Change",
	clicks: "Clicks",
	impressions: "Impressions",
	position: "Position",
	positionLong: "Average position",
	mostClicked: ({ count }: { readonly count: string | number }) => `These are the ${written(count)} keywords with the most clicks; the page may rank for more.`,
	rankingsCaption: "Keywords that lead to this page; choose one to see its trend",
	alsoShown: ({ pages }: { readonly pages: string | number }) => `Also shown for it: ${written(pages)}`,
	trendOf: ({ keyword }: { readonly keyword: string | number }) => `Rank for “${written(keyword)}”`,
	nearFirstPage: "One step from page one.",
	youRank: ({ rank, keyword, lack }: { readonly rank: string | number; readonly keyword: string | number; readonly lack: string | number }) => `You rank ${written(rank)} for “${written(keyword)}”, ${written(lack)}`,
	youRankAbout: ({ rank, keyword, lack }: { readonly rank: string | number; readonly keyword: string | number; readonly lack: string | number }) => `On average the site ranks ${written(rank)} for “${written(keyword)}”, ${written(lack)}`,
	lacks: {
		title: "but the title of this page does not contain it.",
		both: "but neither the title nor the headings of this page contain it.",
	},
	showTitle: "Show the title",
	rival: ({ keyword }: { readonly keyword: string | number }) => `For “${written(keyword)}” another page is shown more often than this one:`,
	rivalFix: "Decide which of them should rank, and link to it from the other.",
	export: {
		title: "From a Search Console export",
		why: "Works without a server: in Search Console, open “Search results”, click “Export”, and drop the ZIP here. It stays in this browser.",
		choose: "Choose the ZIP or CSV file",
		reading: "Reading …",
		refused: "This is not a readable Search Console export, or it compares two ranges. Export a single range and drop the file as it was downloaded.",
		found: ({ count, all }: { readonly count: string | number; readonly all: string | number }) => `${written(count)} of the ${written(all)} queries of the site use words of this page.`,
		days: ({ from, to }: { readonly from: string | number; readonly to: string | number }) => `From ${written(from)} to ${written(to)}.`,
		caption: "Queries of the site whose words this page uses",
		forget: "Remove this file",
	},
	suggestions: "Not tracked yet, found on this page",
	costsNothing: "Tracking these costs nothing: no results pages are bought for this site.",
	costs: ({ requests, usd }: { readonly requests: string | number; readonly usd: string | number }) => `Each costs at most ${written(requests)} paid requests (${written(usd)}) every time ranks are checked.`,
	add: ({ keyword }: { readonly keyword: string | number }) => `Track “${written(keyword)}”`,
	adding: ({ keyword }: { readonly keyword: string | number }) => `Adding “${written(keyword)}” …`,
	added: ({ keyword }: { readonly keyword: string | number }) => `“${written(keyword)}” is now tracked. Its first rank comes with the next check.`,
	existed: ({ keyword }: { readonly keyword: string | number }) => `“${written(keyword)}” was already tracked.`,
	tryAgain: "Try again",
	allow: "Allow again",
	rateLimited: {
		title: "Too many requests",
		text: ({ seconds }: { readonly seconds: number }) => `${plural(seconds) === 'one' ? `The server asks you to wait ${written(seconds)} second. Then try again.` : `The server asks you to wait ${written(seconds)} seconds. Then try again.`}`,
		soon: "The server asks you to wait a little. Then try again.",
	},
	failures: {
		not_connected: {
			title: "No server is connected",
			text: "Rankings come from a Plumbline server. Connect to yours in the settings below.",
		},
		no_permission: {
			title: "The browser does not let Plumbline call the server",
			text: "Without this permission nothing is sent. Allow it again to see rankings.",
		},
		unreachable: {
			title: "The server does not answer",
			text: "You may be offline, the server may not be running, or its address may now lead somewhere else. Check the address, then try again.",
		},
		not_plumbline: {
			title: "This is not a Plumbline server, or it has a different version",
			text: "Something answered at the address, but not in a way Plumbline understands. Check the address, and that both the server and the extension are up to date.",
		},
		key_refused: {
			title: "The server does not know this key",
			text: "It may be mistyped or revoked. Create a new one with “plumbline key create” and connect again.",
		},
		scope_missing: {
			title: "This key is not allowed to do that",
			text: "Reading rankings needs the scope “read”, adding keywords “keywords:write”. Create a key that has both and connect again.",
		},
		unknown_site: {
			title: "The server no longer knows this site",
			text: "It was removed, or the key belongs to another account. Try again to load the current sites.",
		},
		engine_not_tracked: {
			title: "This search engine is not tracked for the site",
			text: "Choose a different one, or add it on the server with “plumbline site set”.",
		},
		refused: {
			title: "The server could not answer",
			text: "Try again in a moment. It says:",
		},
		unexpected: {
			title: "The request to the server failed",
			text: "This is our mistake, not yours. Try again; if that does not help, please report it.",
		},
	},
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	server: "サーバー",
	serverWhy: "Plumbline サーバーに接続すると、ページの検索順位と Google の判定が分かります。キーは拡張機能の中に保管され、ページからは読めません。",
	address: "アドレス",
	addressHint: "plumbline.example.com",
	apiKey: "API キー",
	connect: "接続",
	connecting: "接続しています…",
	stop: "中止",
	connectedTo: ({ origin }) => `${written(origin)} に接続しています`,
	disconnect: "接続を解除",
	disconnectHint: "キーを消去し、通信の許可も取り消します。",
	remember: "監査をサーバーに記録する",
	rememberWhy: ({ origin }) => `自分のサイトのページを監査した後、その URL を ${written(origin)} に送ります。サーバーはページを取得して監査し、前回からの変更を記録します。ほかのページとプライベートウィンドウからは何も送りません。キーにはスコープ「optimize」が必要です。`,
	noSites: "このアカウントにはまだサイトがありません。サーバーで「plumbline site add」を実行して追加してください。",
	faults: {
		invalid: "アドレスとして読めません。plumbline.example.com や 127.0.0.1:8787 のように入力してください。",
		insecure: "http:// では通信の途中でキーを読まれるおそれがあります。https:// を使うか、この端末またはネットワーク内のサーバーを指定してください。",
		no_key: "キーが入力されていません。「plumbline key create」で作成できます。",
		denied: "このサーバーへの通信が許可されませんでした。もう一度接続し、「許可」を選んでください。許可はこのサーバーだけに使われます。",
	},
	rankings: "このページの検索順位",
	rankingsWhy: "Plumbline サーバーに接続すると、どのキーワードからこのページに来るのかが分かります。",
	toServer: "サーバーに接続する",
	site: "サイト",
	engine: "検索エンジン",
	range: "期間",
	ranges: {
		'28_days': "28 日",
		'3_months': "3 か月",
		'12_months': "12 か月",
	},
	devices: {
		desktop: "パソコン",
		mobile: "スマートフォン",
		tablet: "タブレット",
	},
	chooseSite: "サイトを選ぶ",
	notOfSites: ({ host }) => `${written(host)} はこのサーバーのサイトにありません。いずれかのサイトのページであれば、選んでください。`,
	noEngines: "このサイトには検索エンジンが設定されていません。「plumbline site set」で追加してください。",
	asking: "サーバーに問い合わせています…",
	noRankings: ({ engine, range }) => `${written(engine)}では、このサイトのキーワードからこのページへの検索結果がありません（${written(range)}）。`,
	keyword: "キーワード",
	rank: "順位",
	change: "±",
	changeLong: "変動",
	clicks: "クリック",
	impressions: "表示回数",
	position: "順位",
	positionLong: "平均掲載順位",
	mostClicked: ({ count }) => `クリックの多い ${written(count)} 件を表示しています。ほかにも順位のあるキーワードがあるかもしれません。`,
	rankingsCaption: "このページに来るキーワード。選ぶと順位の推移を表示します",
	alsoShown: ({ pages }) => `同じ語で表示されたページ：${written(pages)}`,
	trendOf: ({ keyword }) => `「${written(keyword)}」の順位`,
	nearFirstPage: "1 ページ目まであと一歩です。",
	youRank: ({ keyword, rank, lack }) => `「${written(keyword)}」で ${written(rank)} 位ですが、${written(lack)}`,
	youRankAbout: ({ keyword, rank, lack }) => `サイトの平均順位は「${written(keyword)}」で ${written(rank)} 位ですが、${written(lack)}`,
	lacks: {
		title: "このページのタイトルにはその語がありません。",
		both: "このページのタイトルにも見出しにもその語がありません。",
	},
	showTitle: "タイトルを表示",
	rival: ({ keyword }) => `「${written(keyword)}」では、別のページのほうが多く表示されています：`,
	rivalFix: "どちらを上位にしたいかを決め、もう一方からリンクしてください。",
	export: {
		title: "Search Console のファイルから",
		why: "サーバーがなくても使えます。Search Console の「検索結果」で「エクスポート」を押し、ZIP をここにドロップしてください。データはこのブラウザーの中に残ります。",
		choose: "ZIP または CSV ファイルを選ぶ",
		reading: "読み込んでいます…",
		refused: "Search Console のエクスポートとして読めないか、2 つの期間を比較したものです。1 つの期間をエクスポートし、そのままのファイルをドロップしてください。",
		found: ({ all, count }) => `サイトの ${written(all)} 件の検索語のうち、${written(count)} 件がこのページの語です。`,
		days: ({ from, to }) => `期間：${written(from)} から ${written(to)} まで`,
		caption: "このページの語を使った検索語",
		forget: "このファイルのデータを消去",
	},
	suggestions: "ページ内の語で、まだ計測していないもの",
	costsNothing: "追加に費用はかかりません。このサイトでは有料の検索結果を取得していません。",
	costs: ({ requests, usd }) => `1 語につき、順位を調べるたびに最大 ${written(requests)} 回の有料リクエスト（${written(usd)}）がかかります。`,
	add: ({ keyword }) => `「${written(keyword)}」を計測する`,
	adding: ({ keyword }) => `「${written(keyword)}」を追加しています…`,
	added: ({ keyword }) => `「${written(keyword)}」を追加しました。最初の順位は次の計測で分かります。`,
	existed: ({ keyword }) => `「${written(keyword)}」はすでに計測しています。`,
	tryAgain: "もう一度試す",
	allow: "もう一度許可する",
	rateLimited: {
		title: "リクエストが多すぎます",
		text: ({ seconds }) => `${written(seconds)} 秒待ってから、もう一度お試しください。`,
		soon: "少し待ってから、もう一度お試しください。",
	},
	failures: {
		not_connected: {
			title: "サーバーに接続していません",
			text: "順位は Plumbline サーバーから取得します。下の設定で接続してください。",
		},
		no_permission: {
			title: "ブラウザーがサーバーへの通信を許可していません",
			text: "許可がないあいだは何も送信しません。順位を見るには、もう一度許可してください。",
		},
		unreachable: {
			title: "サーバーから応答がありません",
			text: "オフラインか、サーバーが動いていないか、アドレスが変わった可能性があります。アドレスを確かめて、もう一度お試しください。",
		},
		not_plumbline: {
			title: "Plumbline サーバーではないか、バージョンが異なります",
			text: "応答はありましたが、Plumbline には理解できません。アドレスと、サーバーと拡張機能が最新かどうかを確かめてください。",
		},
		key_refused: {
			title: "サーバーがこのキーを認識しません",
			text: "入力の誤りか、取り消されたキーです。「plumbline key create」で新しく作成し、もう一度接続してください。",
		},
		scope_missing: {
			title: "このキーには権限がありません",
			text: "順位の表示には「read」、キーワードの追加には「keywords:write」が必要です。両方を持つキーを作成し、もう一度接続してください。",
		},
		unknown_site: {
			title: "サーバーにこのサイトがありません",
			text: "削除されたか、キーが別のアカウントのものです。もう一度試すと、今あるサイトを取得します。",
		},
		engine_not_tracked: {
			title: "この検索エンジンは計測の対象ではありません",
			text: "別の検索エンジンを選ぶか、サーバーで「plumbline site set」を実行して追加してください。",
		},
		refused: {
			title: "サーバーが応答できませんでした",
			text: "少し待ってから、もう一度お試しください。サーバーの説明：",
		},
		unexpected: {
			title: "サーバーに問い合わせできませんでした",
			text: "Plumbline の不具合です。もう一度お試しください。続く場合はお知らせください。",
		},
	},
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
