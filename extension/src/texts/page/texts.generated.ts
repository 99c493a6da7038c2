// Generated from the files of core/src/locales. Do not edit.
export type Texts = typeof en;

const en = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
return {
	options: {
		title: "Plumbline options",
		general: "Language and country",
		server: "Server",
		sites: "Access to sites",
		kept: "audited without a click",
		unused: "access that Plumbline does not use",
		hops: "shows the steps of redirects",
		stopAll: "Stop all",
		noSites: "None. To have a site audited without a click, audit one of its pages, open “Export, compare, keep” at the top of the panel and choose “Keep auditing this site”.",
		stop: ({ site }: { readonly site: string | number }) => `Stop auditing ${written(site)}`,
		history: "History",
		historyWhy: "This browser keeps the results of the last 20 audits of each page, for at most 500 pages and never for private windows, so that Plumbline can show what has changed.",
		pages: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `${written(count)} page` : `${written(count)} pages`}`,
		clear: "Clear the history",
		shortcut: "Keyboard shortcut",
		shortcutWhy: "Alt+Shift+P audits the current page. You can change it in the browser’s list of extension shortcuts.",
		privacy: "Privacy",
		help: "Help",
	},
	welcome: {
		title: "Is this page right for search?",
		does: "Plumbline audits the page in front of you as your browser really shows it: title, headings, links, images, indexing and more. It says what is wrong, why it matters and what to do, shows the place on the page, and names its source.",
		clicks: "Two clicks",
		first: "Open a page and click the Plumbline icon, or press Alt+Shift+P. If you do not see the icon, it is behind the puzzle piece; pin it from there.",
		second: "Click a finding to see where on the page it is and what to do.",
		privacy: "Privacy",
	},
	privacy: {
		reads: "Plumbline reads a page only when you click its icon there, or on sites that you chose to keep auditing. On results pages that you switched on, it reads the URLs of the results.",
		runs: "The audit runs in your browser, and its results stay there: no account, no statistics, no data sent to us. To show what scripts changed, it requests the page’s HTML and robots.txt once per visit from the page’s own server.",
		contacts: "Plumbline contacts other servers only when you press a button that says so, or connect to a Plumbline server of your own. Access granted for checks, such as of links, is given up after the check.",
	},
};
})();
const ja: Texts = /* @__PURE__ */ (() => {
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
return {
	options: {
		title: "Plumbline の設定",
		general: "言語と国",
		server: "サーバー",
		sites: "サイトへのアクセス",
		kept: "クリックなしで診断",
		unused: "Plumbline が使っていないアクセス権",
		hops: "リダイレクトの途中の表示に使用",
		stopAll: "すべてやめる",
		noSites: "ありません。クリックなしで診断するには、そのサイトのページを診断し、パネルの上部の「持ち出す・比べる・続ける」を開いて「このサイトの診断を続ける」を選んでください。",
		stop: ({ site }) => `${written(site)} の診断をやめる`,
		history: "履歴",
		historyWhy: "前回からの変化を示すために、ページごとに直近 20 回の診断結果をこのブラウザーに保存します。最大 500 ページで、プライベートウィンドウの結果は保存しません。",
		pages: ({ count }) => `${written(count)} ページ`,
		clear: "履歴を消去",
		shortcut: "キーボードショートカット",
		shortcutWhy: "Alt+Shift+P で、開いているページを診断します。ブラウザーの拡張機能ショートカットの一覧で変更できます。",
		privacy: "プライバシー",
		help: "ヘルプ",
	},
	welcome: {
		title: "このページは検索に適していますか",
		does: "Plumbline は、開いているページをブラウザーが実際に表示したとおりに診断します。タイトル、見出し、リンク、画像、インデックス登録などを調べ、何が問題か、なぜ大切か、どう直すかを、ページ上の場所と根拠の出典とともに示します。",
		clicks: "2 回のクリックで",
		first: "ページを開いて Plumbline のアイコンをクリックするか、Alt+Shift+P を押します。アイコンが見えないときは、パズルのピースの中からピン留めしてください。",
		second: "指摘をクリックすると、ページ上の場所と直し方が分かります。",
		privacy: "プライバシー",
	},
	privacy: {
		reads: "Plumbline がページを読むのは、そこでアイコンをクリックしたときと、診断を続けるように指定したサイトだけです。表示をオンにした検索結果ページでは、結果の URL を読み取ります。",
		runs: "診断はブラウザーの中で行い、結果もブラウザーの外に出ません。スクリプトによる変化を示すために、ページの HTML と robots.txt を、そのページのサーバーから訪問ごとに一度取得します。アカウントも統計もなく、開発元へのデータ送信もありません。",
		contacts: "ほかのサーバーに問い合わせるのは、そう書かれたボタンを押したときと、自分の Plumbline サーバーに接続したときだけです。リンクなどを調べるためのアクセス権は、調べ終わるとブラウザーに返します。",
	},
};
})();

const languages: Readonly<Record<string, Texts>> = { en, ja };

/** By a language tag; English for a language without texts. */
export const textsFor = (locale: string): Texts => languages[locale.split('-', 1)[0] ?? ''] ?? en;
